import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'

/** A visit in the model, which follows the rules (visits §5, §16, §17). */
type ModelVisit = { guest: number; pass: number | null; state: string; byPass: boolean }
type ModelPass = { guest: number; left: number; state: 'active' | 'cancelled' | 'revoked' }

/** The expected visits and passes, in the order in which they were made. */
type Model = { visits: ModelVisit[]; passes: ModelPass[] }

/** The real rows. */
type Real = {
  guests: readonly { id: string }[]
  visits: string[]
  passes: { id: string; code: string }[]
}

const GUESTS = 3
const answers = ['authorise', 'deny', 'cancel'] as const
const ends = { authorise: 'authorised', deny: 'denied', cancel: 'cancelled' } as const
const begins = {
  authorise: ['waiting'],
  deny: ['waiting'],
  cancel: ['expected', 'waiting', 'authorised'],
} as const

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

const desk = () => world.test.as('funcionario')
const isInside = ({ visits }: Model, guest: number) =>
  visits.some((visit) => visit.guest === guest && visit.state === 'inside')

/** Picks an index by a number without a limit. */
const pick = (list: readonly unknown[], nth: number) => nth % list.length

type Command = fc.AsyncCommand<Model, Real>

/** Makes a pass for a known guest: for several uses, or for one use with its expected visit. */
const givePass = (guest: number, uses: number): Command => ({
  check: () => true,
  async run(model: Model, real: Real) {
    const visitor = real.guests[guest]
    const made = await world.test.as('sindico').post('/passes', {
      payload: {
        visitor_id: visitor?.id,
        kind: 'social',
        apartment_id: world.own.apartmentId,
        valid_from: new Date(Date.now() - 60_000).toISOString(),
        valid_to: new Date(Date.now() + 3_600_000).toISOString(),
        uses_allowed: uses,
      },
    })
    const { id } = made.body.data
    const shared = await world.test.as('sindico').post(`/passes/${id}/share`)
    real.passes.push({ id, code: String(shared.body.data['code']) })
    model.passes.push({ guest, left: uses, state: 'active' })
  },
  toString: () => `give guest ${guest} a pass for ${uses}`,
})

const walkIn = (guest: number): Command => ({
  check: () => true,
  async run(model: Model, real: Real) {
    real.visits.push(await world.walkIn({ visitor_id: real.guests[guest]?.id }))
    model.visits.push({ guest, pass: null, state: 'waiting', byPass: false })
  },
  toString: () => `guest ${guest} comes`,
})

const answer = (nth: number, name: (typeof answers)[number]): Command => ({
  check: ({ visits }: Model) => visits.length > 0,
  async run(model: Model, real: Real) {
    const place = pick(model.visits, nth)
    const visit = model.visits[place]
    if (!visit) return
    const answered = await world.test.as('condomino').post(`/visits/${real.visits[place]}/${name}`)
    const mayBegin = begins[name].some((state) => state === visit.state)
    expect(answered.status).toBe(mayBegin ? 200 : 409)
    if (mayBegin) visit.state = ends[name]
  },
  toString: () => `${name} visit ${nth}`,
})

const enter = (nth: number): Command => ({
  check: ({ visits }: Model) => visits.length > 0,
  async run(model: Model, real: Real) {
    const place = pick(model.visits, nth)
    const visit = model.visits[place]
    if (!visit) return
    const entered = await desk().post('/gate/entries', {
      payload: { visit_id: real.visits[place] },
    })
    const isOpen = visit.state === 'authorised' && !isInside(model, visit.guest)
    expect(entered.status).toBe(isOpen ? 200 : 409)
    if (isOpen) visit.state = 'inside'
  },
  toString: () => `enter by visit ${nth}`,
})

const scan = (nth: number): Command => ({
  check: ({ passes }: Model) => passes.length > 0,
  async run(model: Model, real: Real) {
    const place = pick(model.passes, nth)
    const pass = model.passes[place]
    if (!pass) return
    const { status, body } = await desk().post('/gate/entries', {
      payload: { code: real.passes[place]?.code },
    })
    const codes = (body.errors ?? []).map(({ code }) => code)
    if (pass.state === 'revoked') return expect(codes).toEqual(['pass_revoked'])
    if (pass.left === 0) return expect(codes).toEqual(['pass_used_up'])
    if (isInside(model, pass.guest)) return expect(codes).toEqual(['already_inside'])
    expect(status).toBe(200)
    pass.left -= 1
    real.visits.push(body.data.id)
    model.visits.push({ guest: pass.guest, pass: place, state: 'inside', byPass: true })
    return undefined
  },
  toString: () => `scan pass ${nth}`,
})

const leave = (nth: number): Command => ({
  check: ({ visits }: Model) => visits.length > 0,
  async run(model: Model, real: Real) {
    const place = pick(model.visits, nth)
    const visit = model.visits[place]
    if (!visit) return
    const left = await desk().post(`/visits/${real.visits[place]}/check-out`)
    expect(left.status).toBe(visit.state === 'inside' ? 200 : 409)
    if (visit.state === 'inside') visit.state = 'left'
  },
  toString: () => `leave visit ${nth}`,
})

const revoke = (nth: number): Command => ({
  check: ({ passes }: Model) => passes.length > 0,
  async run(model: Model, real: Real) {
    const place = pick(model.passes, nth)
    const pass = model.passes[place]
    if (!pass) return
    const revoked = await world.test.as('sindico').post(`/passes/${real.passes[place]?.id}/revoke`)
    expect(revoked.status).toBe(pass.state === 'active' ? 200 : 409)
    pass.state = 'revoked'
  },
  toString: () => `revoke pass ${nth}`,
})

/** Compares the rows with the model after all commands. */
async function compare(model: Model, real: Real): Promise<void> {
  for (const [place, visit] of model.visits.entries()) {
    const { body } = await desk().get(`/visits/${real.visits[place]}`)
    expect(body.data['state']).toBe(visit.state)
  }
  const { body } = await desk().get('/gate/inside')
  const inside = (body.data as unknown as { id: string }[]).map(({ id }) => id)
  const expected = model.visits.flatMap(({ state }, place) =>
    state === 'inside' ? [real.visits[place]] : [],
  )
  const known = inside.filter((id) => real.visits.includes(id))
  expect(new Set(known)).toEqual(new Set(expected))
  expect(known).toHaveLength(expected.length)
}

// The commands and `compare` contain the expectations.
// oxlint-disable-next-line vitest/expect-expect
it('visits and passes follow the rules, for any commands in any order', async () => {
  const guest = fc.nat({ max: GUESTS - 1 })
  const any = fc.nat({ max: 50 })
  const commands = fc.commands(
    [
      fc.tuple(guest, fc.integer({ min: 1, max: 3 })).map((args) => givePass(...args)),
      guest.map((one) => walkIn(one)),
      fc.tuple(any, fc.constantFrom(...answers)).map((args) => answer(...args)),
      any.map((nth) => enter(nth)),
      any.map((nth) => scan(nth)),
      any.map((nth) => leave(nth)),
      any.map((nth) => revoke(nth)),
    ],
    { maxCommands: 25, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(commands, async (asked) => {
      const guests = []
      for (let nth = 0; nth < GUESTS; nth += 1) guests.push(await world.addVisitor())
      const model: Model = { visits: [], passes: [] }
      const real: Real = { guests, visits: [], passes: [] }
      await fc.asyncModelRun(() => ({ model, real }), asked)
      await compare(model, real)
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 12) },
  )
})
