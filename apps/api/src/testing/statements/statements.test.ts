import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeskWorld, openDeskWorld } from '../desk-world.ts'
import { type GuestWorld, openGuestWorld } from '../guest-world.ts'
import { roundWalker } from '../round-walker.ts'
import { openRoundWorld, type RoundWorld } from '../round-world.ts'
import { countStatements } from './count-statements.ts'

let desk: DeskWorld
let guests: GuestWorld
let rounds: RoundWorld

beforeAll(async () => {
  desk = await openDeskWorld()
  guests = await openGuestWorld()
  rounds = await openRoundWorld()
})
afterAll(async () => {
  await desk.close()
  await guests.test.close()
  await rounds.close()
})

type Call = () => Promise<{ status: number; raw: string }>

const gate = () => desk.test.as('funcionario')
const read = async (path: string): Promise<Call> => {
  const call = () => desk.test.as('sindico').get(path)
  await call()
  return call
}

/** Adds an authorised visit; returns it with the desk's body for its entry. */
async function authorised() {
  const id = await desk.walkIn()
  await desk.test.as('condomino').post(`/visits/${id}/authorise`, { payload: {} })
  return {
    id,
    payload: { visit_id: id, id_doc: { kind: 'other', number: newId().slice(-12) } },
  }
}

async function queued(): Promise<Call> {
  const act = {
    name: 'enter',
    visit_id: await desk.walkIn(),
    told_by: 'Ana Prado',
    told_through: 'intercom',
  } as const
  const entry = await desk.seal(await desk.pack(), { act })
  return () => gate().post('/gate/queue', { payload: { entries: [entry] } })
}

async function scanned(): Promise<Call> {
  const [round, run, walker] = [await rounds.roundIn(0), newId(), roundWalker(rounds)]
  await walker.takeAlong(round, 1)
  const code = await walker.codeOf(rounds.points[0] ?? '')
  await walker.send(round, [walker.entry(run, 'start')])
  const scan = walker.entry(run, 'scan', { code, method: 'qr' })
  return () => walker.call(round, [scan])
}

async function saidYes(): Promise<Call> {
  const party = await guests.party()
  const token = await guests.token((await guests.invite(party.id)).id)
  await guests.look(token)
  return () => guests.answer(token, 'yes')
}

/**
 * Statements of everyday requests, and the most round trips in which they may travel: half as many again
 * as on an idle machine, since answers that come late keep statements apart.
 */
const everyday: Record<string, [statements: number, roundTrips: number, () => Promise<Call>]> = {
  'a list of residents': [4, 3, () => read('/residents')],
  'one resident': [2, 3, () => read(`/residents/${desk.own.residentId}`)],
  'what is typed into the box of the desk': [
    17,
    17,
    async () => () => gate().post('/gate/box', { payload: { q: '101' } }),
  ],
  'a walk-in': [
    22,
    18,
    async () => {
      const visitor_id = (await desk.addVisitor()).id
      const payload = { visitor_id, kind: 'social', apartment_id: desk.own.apartmentId }
      return () => gate().post('/visits', { payload })
    },
  ],
  'an entry at the desk': [
    32,
    24,
    async () => {
      const { payload } = await authorised()
      return () => gate().post('/gate/entries', { payload })
    },
  ],
  'an entry that was recorded without a network': [48, 36, queued],
  'an exit': [
    15,
    12,
    async () => {
      const { id, payload } = await authorised()
      await gate().post('/gate/entries', { payload })
      return () => gate().post(`/visits/${id}/check-out`, { payload: {} })
    },
  ],
  'the yes of a guest': [29, 27, saidYes],
  'a scan of a round': [20, 14, scanned],
  'a parcel': [
    25,
    24,
    async () => {
      const payload = { apartment_id: desk.own.apartmentId, kind: 'parcel', place: 'desk' }
      return () => gate().post('/parcels', { payload })
    },
  ],
}

// When a count falls, its limit is lowered; raising a limit needs a reason.
it.each(Object.entries(everyday))('%s sends so many statements', async (_, [most, trips, of]) => {
  const call = await of()
  let answer = { status: 0, raw: '' }
  const { statements, roundTrips } = await countStatements(async () => {
    answer = await call()
  })
  expect([200, 201]).toContain(answer.status)
  // If there are too many statements, the failure shows the superfluous ones.
  expect(statements.slice(most)).toEqual([])
  expect(roundTrips).toBeLessThanOrEqual(trips)
})
