import { setTimeout as sleep } from 'node:timers/promises'
import { departureReceipt, type DepartureReceipt } from '@portaria/contract/features/departures'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
} from '../../testing/departing-family.ts'
import { isOpen } from '../../testing/event-stream.ts'
import { openLiveApp } from '../../testing/live-app.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

const day = (offset: number) => families.day(offset)
type Answered = Awaited<ReturnType<ReturnType<TestApp['as']>['get']>>
const overview = async (id: string, register = 'residents') =>
  (await test.as('sindico').get(`/${register}/${id}/departure`)).body.data
const begin = (id: string, payload: object, register = 'residents') =>
  test.as('sindico').post(`/${register}/${id}/departure`, { payload })
const undo = (id: string) => test.as('sindico').post(`/departures/${id}/undo`)
const receiptOf = async (id: string) =>
  departureReceipt.parse((await test.as('sindico').get(`/departures/${id}/receipt`)).body).data
const errorsOf = ({ body }: Answered) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)
const read = async (path: string) => (await test.as('sindico').get(path)).body.data
const enter = async (pass: string) => {
  const { status, body } = await test
    .as('funcionario')
    .post('/gate/entries', { payload: { pass_id: pass } })
  return [status, body.errors?.[0]?.code]
}
const me = async ({ login }: Family) =>
  (
    await test.app.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${login.token}` },
    })
  ).statusCode
/** Whether the login is refused within a second. */
const isOut = (family: Family) =>
  expect.poll(() => me(family), { timeout: 1_000, interval: 100 }).toBe(401)
const outcomesOf = ({ items }: DepartureReceipt, person: string) =>
  Object.fromEntries(
    items.filter((one) => one.person_id === person).map(({ kind, outcome }) => [kind, outcome]),
  )
/** Plans to leave at the end of today. */
async function plan(family: Family, more: object = {}): Promise<string> {
  const { status, body, raw } = await begin(family.ana, { last_day: await today(family), ...more })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}
const today = async ({ ana }: Family) => String((await overview(ana))['today'])

describe('a family that moves out', () => {
  it('sees everything that hangs on its people, each by its own kind', async () => {
    const family = await families.add()
    const data = await overview(family.ana)
    const kinds = (data['things'] as { kind: string; person_id: string }[])
      .filter((thing) => thing.person_id === family.ana)
      .map(({ kind }) => kind)
    expect(kinds).toEqual([
      'login',
      'pass',
      'card',
      'parking',
      'vehicle',
      'pet',
      'occupancy',
      'person',
    ])
    expect(data['household']).toMatchObject([
      { id: family.bruno, is_minor: false, is_ward: false },
      { id: family.child, is_minor: true, is_ward: true },
    ])
  })

  it('leaves at the end of its day, and the receipt proves each end', async () => {
    const family = await families.add()
    const id = await plan(family, { with: [family.bruno, family.child] })
    await families.runJob(id)
    expect(await me(family)).toBe(200)
    expect((await receiptOf(id)).state).toBe('planned')
    await families.daysLater(id, 1)
    expect((await receiptOf(id)).overdue).toBe(true)
    await families.runJob(id)
    const receipt = await receiptOf(id)
    expect(outcomesOf(receipt, family.ana)).toEqual({
      login: 'login_ended',
      pass: 'revoked',
      card: 'blocked',
      parking: 'space_left',
      vehicle: 'made_inactive',
      pet: 'made_inactive',
      occupancy: 'occupancy_ended',
      person: 'made_inactive',
    })
    expect(outcomesOf(receipt, family.child)).toEqual({
      occupancy: 'occupancy_ended',
      person: 'made_inactive',
    })
    expect(receipt).toMatchObject({ state: 'done', planned_by: 'sindico bosque', overdue: false })
    expect(receipt.items.every((item) => item.ended_at !== null)).toBe(true)
    expect(await read(`/cards/${family.card}`)).toMatchObject({ state: 'blocked' })
    expect(await read(`/garages/${family.garage}`)).toMatchObject({ vehicle_id: null })
    expect(await read(`/residents/${family.child}`)).toMatchObject({ status: 'INATIVO' })
    await isOut(family)
    expect(await read(`/passes/${family.pass}`)).toMatchObject({ state: 'revoked' })
    expect((await enter(family.pass))[0]).not.toBe(200)
    const history = await test.as('sindico').get(`/cards/${family.card}/history`)
    expect(history.raw).toContain('sindico bosque')
    // A second run, as after a crash, changes nothing.
    await families.runJob(id)
    expect(await receiptOf(id)).toEqual(receipt)
  })

  it('ends the pass and the login now, and the rest with its day', async () => {
    const family = await families.add()
    const { membershipId } = family.login
    const things = [
      { kind: 'login', id: membershipId, choice: 'end', now: true },
      { kind: 'pass', id: family.pass, choice: 'end', now: true },
    ]
    expect(await enter(family.pass)).toEqual([200, undefined])
    const id = await plan(family, { last_day: day(5), things })
    await isOut(family)
    expect(await enter(family.pass)).toEqual([409, 'pass_revoked'])
    expect(await read(`/cards/${family.card}`)).toMatchObject({ state: 'assigned' })
    const undone = await undo(id)
    expect(undone.status).toBe(200)
    const { items, state } = departureReceipt.parse(undone.body).data
    expect(state).toBe('undone')
    expect(items.find(({ kind }) => kind === 'pass')).toMatchObject({ state: 'ended' })
    expect(items.find(({ kind }) => kind === 'card')).toMatchObject({ state: 'undone' })
  })

  it('is undone until it has happened, and not after', async () => {
    const family = await families.add()
    const id = await plan(family)
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).status).toBe(409)
    await families.runJob(id)
    expect(await read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
    const again = await plan(family)
    await families.daysLater(again, 1)
    await families.runJob(again)
    const late = await undo(again)
    expect([late.status, late.body.code]).toEqual([409, 'state_conflict'])
    expect((await receiptOf(again)).state).toBe('done')
    await expect(
      families.past(`UPDATE departures SET reason = 'x' WHERE id = '${again}'`),
    ).rejects.toThrow('not rewritten')
    await expect(
      families.past(`UPDATE departure_items SET outcome = 'kept' WHERE departure_id = '${again}'`),
    ).rejects.toThrow('not rewritten')
  })

  it('has one plan, also of two who plan at once', async () => {
    const family = await families.add()
    const body = { last_day: day(3) }
    const both = await Promise.all([begin(family.ana, body), begin(family.ana, body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused && errorsOf(refused)).toEqual(['departure departure_planned'])
    // Another member cannot be in a second plan either.
    const joined = await begin(family.bruno, { ...body, with: [family.ana] })
    expect(joined.status).toBe(409)
  })

  it('takes nothing that hangs on others, and nobody of another household or company', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const asked = (things: object[], more: object = {}) =>
      begin(family.ana, { last_day: day(3), things, ...more })
    for (const id of [other.card, newId()]) {
      const foreign = await asked([{ kind: 'card', id, choice: 'keep' }])
      expect(errorsOf(foreign)).toEqual(['things.0.id not_found'])
    }
    const heir = { kind: 'vehicle', id: family.vehicle, choice: 'transfer', to_id: other.ana }
    expect(errorsOf(await asked([heir]))).toEqual(['things.0.to_id not_found'])
    expect(errorsOf(await asked([], { with: [other.bruno] }))).toEqual(['with.0 not_found'])
    expect(errorsOf(await asked([], { apartment_id: other.apartmentId }))).toEqual([
      'apartment_id not_found',
    ])
    const login = { kind: 'login', id: family.login.membershipId, choice: 'keep' }
    expect(errorsOf(await asked([login]))).toEqual(['things.0.choice not_allowed'])
    const elsewhere = await test
      .as('sindico', 'acacias')
      .post(`/residents/${family.ana}/departure`, { payload: { last_day: day(3) } })
    expect(elsewhere.status).toBe(404)
    expect(
      (await test.as('sindico', 'acacias').get(`/residents/${family.ana}/departure`)).status,
    ).toBe(404)
    for (const role of ['funcionario', 'condomino', 'staff'] as const)
      expect((await test.as(role).get(`/residents/${family.ana}/departure`)).status).toBe(403)
    expect(await read(`/cards/${other.card}`)).toMatchObject({ state: 'assigned' })
  })

  it('has days that can be', async () => {
    const { ana } = await families.add()
    expect(errorsOf(await begin(ana, { last_day: day(-3) }))).toEqual(['last_day ends_in_past'])
    expect(errorsOf(await begin(ana, { last_day: day(3), now: true }))).toEqual(['now not_allowed'])
    expect(errorsOf(await begin(ana, { last_day: '2199-01-01' }))).toEqual([
      'last_day out_of_range',
    ])
    const things = [{ kind: 'person', id: ana, choice: 'end', last_day: day(1) }]
    expect(errorsOf(await begin(ana, { last_day: day(3), things }))).toEqual([
      'things.0.last_day not_allowed',
    ])
    const { status, body } = await begin(ana, { last_day: day(-3), now: true })
    expect([status, body.data['state']]).toEqual([201, 'done'])
    const [occupancy] = (await overview(ana))['things'] as { kind: string }[]
    expect(occupancy?.kind).toBe('person')
  })
})

describe('a departure', () => {
  it.each(['America/Manaus', 'America/Sao_Paulo'])('ends with the day in %s', async (zone) => {
    const family = await families.add()
    await families.past(
      `UPDATE tenants SET time_zone = '${zone}' WHERE id = '${test.tenants.bosque}'`,
    )
    const id = await plan(family, { last_day: day(4) })
    const [job] = await onServer<{ local: string }>(
      test.database.adminUrl,
      `SELECT to_char(run_at AT TIME ZONE '${zone}', 'YYYY-MM-DD HH24:MI') AS local
       FROM graphile_worker.jobs WHERE key LIKE '% end_departure ${id}'`,
    )
    expect(job?.local).toBe(`${day(5)} 00:00`)
    await families.past(
      `UPDATE tenants SET time_zone = 'America/Sao_Paulo' WHERE id = '${test.tenants.bosque}'`,
    )
  })

  it('leaves an owner the landlord of the unit, with the login', async () => {
    const family = await families.add()
    const { things } = await overview(family.ana)
    const occupancy = (things as { kind: string; id: string; person_id: string }[]).find(
      (thing) => thing.kind === 'occupancy' && thing.person_id === family.ana,
    )
    const id = await plan(family, {
      now: true,
      things: [
        { kind: 'occupancy', id: occupancy?.id, choice: 'landlord' },
        { kind: 'login', id: family.login.membershipId, choice: 'keep' },
        { kind: 'vehicle', id: family.vehicle, choice: 'transfer', to_id: family.bruno },
        { kind: 'pet', id: family.pet, choice: 'transfer', to_id: family.bruno },
        { kind: 'parking', id: family.garage, choice: 'keep' },
      ],
    })
    expect(outcomesOf(await receiptOf(id), family.ana)).toMatchObject({
      login: 'kept',
      vehicle: 'transferred',
      pet: 'transferred',
      parking: 'kept',
      occupancy: 'let',
      person: 'still_tied',
    })
    expect(await me(family)).toBe(200)
    expect(await read(`/vehicles/${family.vehicle}`)).toMatchObject({
      resident_id: family.bruno,
      status: 'ATIVO',
    })
    expect(await read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
  })

  it('of one unit alone leaves what belongs to the other', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const held = { resident_id: family.ana, apartment_id: other.apartmentId }
    const starts_on = '2021-01-01'
    await families.made('occupancies', { ...held, relation: 'owner', starts_on })
    const id = await plan(family, { now: true, apartment_id: family.apartmentId })
    expect(Object.keys(outcomesOf(await receiptOf(id), family.ana))).toEqual([
      'pass',
      'card',
      'parking',
      'vehicle',
      'pet',
      'occupancy',
    ])
    expect(await read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
    expect(await me(family)).toBe(200)
  })

  it('takes along what came to hang on somebody after it was planned', async () => {
    const family = await families.add()
    const id = await plan(family)
    const card = await families.made('cards', { number: `77${Date.now() % 1_000_000}` })
    await test.as('sindico').post(`/cards/${card}/assign`, { payload: { resident_id: family.ana } })
    await families.daysLater(id, 1)
    await families.runJob(id)
    expect(await read(`/cards/${card}`)).toMatchObject({ state: 'blocked' })
    const { items } = await receiptOf(id)
    expect(items.filter(({ kind }) => kind === 'card')).toHaveLength(2)
  })

  it('of somebody who was removed meanwhile ends quietly, and so does what is over', async () => {
    const family = await families.add()
    const id = await plan(family)
    await test.as('sindico').post(`/passes/${family.pass}/revoke`)
    await families.past(`UPDATE residents SET deleted_at = now() WHERE id = '${family.ana}'`)
    await families.daysLater(id, 1)
    await families.runJob(id)
    const receipt = await receiptOf(id)
    expect(receipt.state).toBe('done')
    expect(outcomesOf(receipt, family.ana)).toMatchObject({
      pass: 'already_over',
      card: 'blocked',
      login: 'login_ended',
      person: 'already_over',
    })
  })

  it('and an entry by its pass at once: the entry counts before the end, or is refused', async () => {
    const family = await families.add()
    const [left, entry] = await Promise.all([
      begin(family.ana, { last_day: await today(family), now: true }),
      enter(family.pass),
    ])
    expect(left.status).toBe(201)
    expect([200, 409]).toContain(entry[0])
    expect(await enter(family.pass)).toEqual([409, 'pass_revoked'])
  })

  it('ends the streams of whoever leaves within a second', async () => {
    const family = await families.add()
    const live = await openLiveApp(test)
    try {
      const authorization = `Bearer ${family.login.token}`
      const stream = await live.streamWith({ authorization })
      await stream.next(isOpen)
      await plan(family, { now: true })
      const ended = await Promise.race([stream.ended.then(() => true), sleep(1_000, false)])
      expect(ended).toBe(true)
    } finally {
      await live.close()
    }
  })

  it('of an employee ends login and cards with the dismissal', async () => {
    const id = await families.made('employees', { name: 'Edson', position: 'Porteiro' })
    const card = await families.made('cards', { number: '886611' })
    await test.as('sindico').post(`/cards/${card}/assign`, { payload: { employee_id: id } })
    const { status, body } = await begin(
      id,
      { last_day: (await overview(id, 'employees'))['today'], now: true },
      'employees',
    )
    expect(status).toBe(201)
    expect(outcomesOf(departureReceipt.parse(body).data, id)).toEqual({
      card: 'blocked',
      person: 'dismissed',
    })
    expect(await read(`/employees/${id}`)).toMatchObject({
      employment: 'dismissed',
      status: 'INATIVO',
    })
  })

  it('of a provider ends the contract, and dismisses whom it sent', async () => {
    const provider = await families.made('service-providers', {
      kind: 'company',
      name: 'Zela',
      legal_name: 'Zela Ltda.',
      category: 'Limpeza',
      contract_from: '2024-01-01',
    })
    const sent = { name: 'Rita', position: 'Limpeza', kind: 'outsourced', provider_id: provider }
    const employee = await families.made('employees', sent)
    const early = await begin(provider, { last_day: '2023-12-01', now: true }, 'service-providers')
    expect(errorsOf(early)).toEqual(['last_day out_of_range'])
    const last_day = String((await overview(provider, 'service-providers'))['today'])
    const { body } = await begin(provider, { last_day, now: true }, 'service-providers')
    expect(outcomesOf(departureReceipt.parse(body).data, provider)).toEqual({
      employee: 'dismissed',
      person: 'contract_ended',
    })
    expect(await read(`/service-providers/${provider}`)).toMatchObject({
      status: 'INATIVO',
      contract_to: last_day,
    })
    expect(await read(`/employees/${employee}`)).toMatchObject({ employment: 'dismissed' })
  })
})
