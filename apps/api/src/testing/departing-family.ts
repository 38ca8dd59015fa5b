import {
  type DepartureReceipt,
  departureReceipt,
} from '@portaria/contract/modules/departures/departures'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { END_DEPARTURE } from '../modules/departures/departure-ends.ts'
import { departureTasks } from '../modules/departures/departure-tasks.ts'
import { thingsOf } from '../modules/departures/thing-kinds.ts'
import { gathered } from '../modules.ts'
import { sampleCpf, samplePlate } from '../parts/sample-values.ts'
import { companyDay } from './company-day.ts'
import { type Answer, rowsOf, type TestApp } from './test-app.ts'

/**
 * A household about to leave: two adults and a child, and the things that belong to the first
 * adult.
 */
export type Family = {
  apartmentId: string
  ana: string
  bruno: string
  child: string
  vehicle: string
  garage: string
  card: string
  pet: string
  pass: string
  /** The login of `ana`. */
  login: Awaited<ReturnType<TestApp['addPerson']>>
}

/** Makes families of bosque, and moves their plans through time. */
export function departingFamilies(test: TestApp) {
  const sindico = test.as('sindico')
  const { past } = test
  let nth = 0

  async function made(register: string, payload: object): Promise<string> {
    // Only administrators may create spaces.
    const maker = register === 'garages' ? test.as('admin') : sindico
    const { status, body, raw } = await maker.post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }
  const first = async (path: string) => rowsOf((await sindico.get(path)).body)[0]?.id

  async function add(): Promise<Family> {
    nth += 1
    const towerId = await made('towers', { name: `Torre ${newId()}` })
    const apartmentId = await made('apartments', { tower_id: towerId, number: '101' })
    const lives = async (resident_id: string, relation: string) =>
      made('occupancies', {
        apartment_id: apartmentId,
        resident_id,
        relation,
        starts_on: '2020-01-01',
      })
    const ana = await made('residents', { name: `Ana ${nth}`, birth_date: '1985-01-01' })
    await lives(ana, 'owner')
    const bruno = await made('residents', { name: `Bruno ${nth}`, birth_date: '1984-01-01' })
    await lives(bruno, 'tenant')
    const born = { birth_date: companyDay(-3000), guardian_id: ana }
    const child = await made('residents', { name: `Caio ${nth}`, ...born })
    await lives(child, 'dependent')
    const own = { apartment_id: apartmentId, resident_id: ana }
    const vehicle = await made('vehicles', {
      ...own,
      plate: samplePlate(4000 + nth),
      model: 'Onix',
      brand_id: await first('/brands?q=fiat'),
    })
    const garage = await made('garages', {
      code: `G${nth}`,
      apartment_id: apartmentId,
      vehicle_id: vehicle,
    })
    const card = await made('cards', { number: `${900_000 + nth}`, apartment_id: apartmentId })
    await sindico.post(`/cards/${card}/assign`, { payload: { resident_id: ana } })
    const pet = await made('pets', {
      name: 'Tobias',
      species_id: await first('/species'),
      apartment_id: apartmentId,
      tutor_id: ana,
    })
    const visitor = await made('visitors', {
      name: `Diarista ${nth}`,
      cpf: sampleCpf(810_000 + nth),
    })
    const pass = await made('passes', {
      visitor_id: visitor,
      kind: 'recurring',
      apartment_id: apartmentId,
      host_id: ana,
      valid_from: new Date(Date.now() - 3_600_000).toISOString(),
      valid_to: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    })
    const login = await test.addPerson('condomino', 'bosque')
    await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.count(
        sql`UPDATE memberships SET resident_id = ${ana} WHERE id = ${login.membershipId}`,
      ),
    )
    return { apartmentId, ana, bruno, child, vehicle, garage, card, pet, pass, login }
  }

  const call = {
    overview: async (id: string, register = 'residents') =>
      (await sindico.get(`/${register}/${id}/departure`)).body.data,
    begin: (id: string, payload: object, register = 'residents') =>
      sindico.post(`/${register}/${id}/departure`, { payload }),
    undo: (id: string) => sindico.post(`/departures/${id}/undo`),
    receiptOf: async (id: string) =>
      departureReceipt.parse((await sindico.get(`/departures/${id}/receipt`)).body).data,
    read: async (path: string) => (await sindico.get(path)).body.data,
    /** Tries to enter with a pass; returns the status and the code of the refusal. */
    async enter(pass: string) {
      const { status, body } = await test
        .as('funcionario')
        .post('/gate/entries', { payload: { pass_id: pass } })
      return [status, body.errors?.[0]?.code]
    },
    /** The status of `/me` for a family's login. */
    async me(family: Family): Promise<number> {
      return (await call.as(family, '/me')).status
    },
    /** Sends a GET as a family's login. */
    async as({ login }: Family, path: string): Promise<{ status: number; body: Answer }> {
      const headers = { authorization: `Bearer ${login.token}` }
      const answer = await test.app.inject({ url: `/api/v1${path}`, headers })
      return { status: answer.statusCode, body: answer.json() }
    },
    today: async ({ ana }: Family) => String((await call.overview(ana))['today']),
    /** Plans to leave, at the end of today unless told otherwise. */
    async plan(family: Family, more: object = {}): Promise<string> {
      const payload = { last_day: await call.today(family), ...more }
      const { status, body, raw } = await call.begin(family.ana, payload)
      if (status !== 201) throw new Error(`a departure was refused: ${raw}`)
      return body.data.id
    },
  }

  return {
    ...call,
    add,
    made,
    past,
    day: companyDay,
    /** Lets the days of a plan go by. */
    daysLater: (id: string, days: number) =>
      past(`UPDATE departures SET last_day = last_day - ${days} WHERE id = '${id}';
        UPDATE departure_items SET last_day = last_day - ${days}
          WHERE departure_id = '${id}' AND state = 'pending'`),
    /** Runs the job that ends a departure, as its planner. */
    async runJob(departureId: string): Promise<void> {
      const task = departureTasks({
        machineries: machineriesOf(test.parts, unnotedReads),
        things: thingsOf(gathered.things),
      })[END_DEPARTURE]
      if (task?.scope !== 'tenant') throw new Error('there is no job that ends a departure')
      const scope = { database: test.parts.database, actor: test.actor('sindico') }
      await task.run(scope, { departureId })
    },
  }
}

/** The outcome of each of a person's things, by kind. */
export const outcomesOf = ({ items }: DepartureReceipt, person: string) =>
  Object.fromEntries(
    items.filter((one) => one.person_id === person).map(({ kind, outcome }) => [kind, outcome]),
  )

export type DepartingFamilies = ReturnType<typeof departingFamilies>
