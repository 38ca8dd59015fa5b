import { setTimeout as sleep } from 'node:timers/promises'
import { departureReceipt } from '@portaria/contract/modules/departures/departures'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

type Answered = Awaited<ReturnType<ReturnType<TestApp['as']>['get']>>
const errorsOf = ({ body }: Answered) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)
/** Whether the login of a family is refused within a second. */
async function isOut(family: Family): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if ((await families.me(family)) === 401) return true
    await sleep(100)
  }
  return false
}

describe('a family that moves out', () => {
  it('sees all things of its people, each by its own kind', async () => {
    const family = await families.add()
    const data = await families.overview(family.ana)
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
    const id = await families.plan(family, { with: [family.bruno, family.child] })
    await families.runJob(id)
    expect(await families.me(family)).toBe(200)
    expect((await families.receiptOf(id)).state).toBe('planned')
    await families.daysLater(id, 1)
    expect((await families.receiptOf(id)).overdue).toBe(true)
    await families.runJob(id)
    const receipt = await families.receiptOf(id)
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
    expect(await families.read(`/cards/${family.card}`)).toMatchObject({
      state: 'blocked',
      block_reason: 'O titular saiu',
    })
    expect(await families.read(`/garages/${family.garage}`)).toMatchObject({ vehicle_id: null })
    expect(await families.read(`/residents/${family.child}`)).toMatchObject({ status: 'INATIVO' })
    expect(await isOut(family)).toBe(true)
    expect(await families.read(`/passes/${family.pass}`)).toMatchObject({ state: 'revoked' })
    expect((await families.enter(family.pass))[0]).not.toBe(200)
    const history = await test.as('sindico').get(`/cards/${family.card}/history`)
    expect(history.raw).toContain('sindico bosque')
    // A second run, as after a crash, changes nothing.
    await families.runJob(id)
    expect(await families.receiptOf(id)).toEqual(receipt)
  })

  it('ends the pass and the login now, and the rest on its day', async () => {
    const family = await families.add()
    const { membershipId } = family.login
    const things = [
      { kind: 'login', id: membershipId, choice: 'end', now: true },
      { kind: 'pass', id: family.pass, choice: 'end', now: true },
    ]
    expect(await families.enter(family.pass)).toEqual([200, undefined])
    const id = await families.plan(family, { last_day: families.day(5), things })
    expect(await isOut(family)).toBe(true)
    expect(await families.enter(family.pass)).toEqual([409, 'pass_revoked'])
    expect(await families.read(`/cards/${family.card}`)).toMatchObject({ state: 'assigned' })
    const undone = await families.undo(id)
    expect(undone.status).toBe(200)
    const { items, state } = departureReceipt.parse(undone.body).data
    expect(state).toBe('undone')
    expect(items.find(({ kind }) => kind === 'pass')).toMatchObject({ state: 'ended' })
    expect(items.find(({ kind }) => kind === 'card')).toMatchObject({ state: 'undone' })
  })

  it('can be undone until it is carried out, and not after', async () => {
    const family = await families.add()
    const id = await families.plan(family)
    expect((await families.undo(id)).status).toBe(200)
    expect((await families.undo(id)).status).toBe(409)
    await families.runJob(id)
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
    const again = await families.plan(family)
    await families.daysLater(again, 1)
    await families.runJob(again)
    const late = await families.undo(again)
    expect([late.status, late.body.code]).toEqual([409, 'state_conflict'])
    expect((await families.receiptOf(again)).state).toBe('done')
    await expect(
      families.past(`UPDATE departures SET reason = 'x' WHERE id = '${again}'`),
    ).rejects.toThrow('not rewritten')
    await expect(
      families.past(`UPDATE departure_items SET outcome = 'kept' WHERE departure_id = '${again}'`),
    ).rejects.toThrow('not rewritten')
  })

  it('has one plan, even if two people plan at once', async () => {
    const family = await families.add()
    const body = { last_day: families.day(3) }
    const both = await Promise.all([
      families.begin(family.ana, body),
      families.begin(family.ana, body),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const refused = both.find(({ status }) => status === 409)
    expect(refused && errorsOf(refused)).toEqual(['departure departure_planned'])
    // Another member cannot be in a second plan either.
    const joined = await families.begin(family.bruno, { ...body, with: [family.ana] })
    expect(joined.status).toBe(409)
  })

  it('happens once, even if two people do it now at once', async () => {
    const family = await families.add()
    const body = { last_day: await families.today(family), now: true }
    const both = await Promise.all([
      families.begin(family.ana, body),
      families.begin(family.ana, body),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect((await families.begin(family.ana, body)).body.code).toBe('state_conflict')
  })

  it('includes no thing of others, and nobody of another household or company', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const asked = (things: object[], more: object = {}) =>
      families.begin(family.ana, { last_day: families.day(3), things, ...more })
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
      .post(`/residents/${family.ana}/departure`, { payload: { last_day: families.day(3) } })
    expect(elsewhere.status).toBe(404)
    expect(
      (await test.as('sindico', 'acacias').get(`/residents/${family.ana}/departure`)).status,
    ).toBe(404)
    for (const role of ['funcionario', 'condomino', 'staff'] as const)
      expect((await test.as(role).get(`/residents/${family.ana}/departure`)).status).toBe(403)
    expect(await families.read(`/cards/${other.card}`)).toMatchObject({ state: 'assigned' })
  })

  it('has possible days', async () => {
    const { ana } = await families.add()
    expect(errorsOf(await families.begin(ana, { last_day: families.day(-3) }))).toEqual([
      'last_day ends_in_past',
    ])
    expect(errorsOf(await families.begin(ana, { last_day: families.day(3), now: true }))).toEqual([
      'now not_allowed',
    ])
    expect(errorsOf(await families.begin(ana, { last_day: '2199-01-01' }))).toEqual([
      'last_day out_of_range',
    ])
    const things = [{ kind: 'person', id: ana, choice: 'end', last_day: families.day(1) }]
    expect(errorsOf(await families.begin(ana, { last_day: families.day(3), things }))).toEqual([
      'things.0.last_day not_allowed',
    ])
    const { status, body } = await families.begin(ana, { last_day: families.day(-3), now: true })
    expect([status, body.data['state']]).toEqual([201, 'done'])
    const [occupancy] = (await families.overview(ana))['things'] as { kind: string }[]
    expect(occupancy?.kind).toBe('person')
  })
})
