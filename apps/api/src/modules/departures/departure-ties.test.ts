import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleRegister } from '../../modules.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

let cards = 0
/** A card of a resident that belongs to no unit. */
async function addCard(resident_id: string): Promise<string> {
  cards += 1
  const card = await families.made('cards', { number: `${5_550_000 + cards}` })
  await test.as('sindico').post(`/cards/${card}/assign`, { payload: { resident_id } })
  return card
}

const addOccupancy = ({ ana }: Family, more: object) =>
  families.made('occupancies', {
    resident_id: ana,
    relation: 'owner',
    starts_on: '2021-01-01',
    ...more,
  })

const stateOf = async (card: string) => (await families.read(`/cards/${card}`))['state']

async function endedAfter(id: string, days: number, family: Family) {
  await families.daysLater(id, days)
  await families.runJob(id)
  const receipt = await families.receiptOf(id)
  expect(receipt.state).toBe('done')
  return outcomesOf(receipt, family.ana)
}

describe('a person who leaves one unit', () => {
  it('and moves to another one of the company keeps login and cards', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const card = await addCard(family.ana)
    const id = await families.plan(family)
    const { apartmentId: apartment_id } = other
    const next = await addOccupancy(family, { apartment_id, starts_on: families.day(2) })
    expect(await endedAfter(id, 1, family)).toMatchObject({
      login: 'still_tied',
      pass: 'revoked',
      vehicle: 'made_inactive',
      occupancy: 'occupancy_ended',
      person: 'still_tied',
    })
    expect(await families.read(`/occupancies/${next}`)).toMatchObject({ ends_on: null })
    expect(await families.me(family)).toBe(200)
    expect([await stateOf(card), await stateOf(family.card)]).toEqual(['assigned', 'blocked'])
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
  })

  it('and comes back to it as a dependent keeps login and cards', async () => {
    const family = await families.add()
    const id = await families.plan(family, { last_day: families.day(3) })
    const { apartmentId: apartment_id } = family
    const starts_on = families.day(4)
    const next = await addOccupancy(family, { apartment_id, relation: 'dependent', starts_on })
    expect(await endedAfter(id, 4, family)).toMatchObject({
      login: 'still_tied',
      card: 'still_tied',
      person: 'still_tied',
    })
    expect(await families.read(`/occupancies/${next}`)).toMatchObject({ relation: 'dependent' })
  })

  it('and the other one on the same day has no login or card any more', async () => {
    const [family, other] = [await families.add(), await families.add()]
    await addOccupancy(family, { apartment_id: other.apartmentId })
    const card = await addCard(family.ana)
    const last_day = families.day(3)
    const first = await families.plan(family, { last_day, apartment_id: family.apartmentId })
    const second = await families.plan(family, { last_day, apartment_id: other.apartmentId })
    await families.daysLater(second, 5)
    expect(await endedAfter(first, 5, family)).not.toHaveProperty('login')
    expect(await endedAfter(second, 0, family)).toMatchObject({
      login: 'login_ended',
      card: 'blocked',
      person: 'made_inactive',
    })
    expect(await stateOf(card)).toBe('blocked')
  })

  it('and the other one now, one after the other, has no login or card any more', async () => {
    const [family, other] = [await families.add(), await families.add()]
    await addOccupancy(family, { apartment_id: other.apartmentId })
    const card = await addCard(family.ana)
    await families.plan(family, { now: true, apartment_id: family.apartmentId })
    expect(await stateOf(card)).toBe('assigned')
    const id = await families.plan(family, { now: true, apartment_id: other.apartmentId })
    expect(outcomesOf(await families.receiptOf(id), family.ana)).toMatchObject({
      login: 'login_ended',
      card: 'blocked',
      person: 'made_inactive',
    })
  })

  it('and lets another one keeps only the login', async () => {
    const [family, other] = [await families.add(), await families.add()]
    await addOccupancy(family, { apartment_id: other.apartmentId, relation: 'landlord' })
    const card = await addCard(family.ana)
    const id = await families.plan(family, { now: true, apartment_id: family.apartmentId })
    const outcomes = outcomesOf(await families.receiptOf(id), family.ana)
    expect(outcomes).toMatchObject({ card: 'blocked', occupancy: 'occupancy_ended' })
    expect(outcomes).not.toHaveProperty('login')
    expect(await stateOf(card)).toBe('blocked')
    expect(await families.me(family)).toBe(200)
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
  })
})

async function occupancyOf({ ana }: Family) {
  const { things } = await families.overview(ana)
  const found = (things as { kind: string; id: string; person_id: string }[]).find(
    (thing) => thing.kind === 'occupancy' && thing.person_id === ana,
  )
  return { kind: 'occupancy', id: found?.id ?? '', choice: 'landlord' }
}

describe('a thing that came to belong to somebody again before the day', () => {
  it('ends with it, in a row of its own', async () => {
    const family = await families.add()
    const card = { kind: 'card', id: family.card, choice: 'end', now: true }
    const id = await families.plan(family, { last_day: families.day(3), things: [card] })
    expect(await stateOf(family.card)).toBe('blocked')
    await test.as('funcionario').post(`/cards/${family.card}/unblock`, { payload: {} })
    expect(await stateOf(family.card)).toBe('assigned')
    await endedAfter(id, 5, family)
    expect(await stateOf(family.card)).toBe('blocked')
    const { items } = await families.receiptOf(id)
    expect(items.filter(({ kind }) => kind === 'card').map(({ outcome }) => outcome)).toEqual([
      'blocked',
      'blocked',
    ])
  })

  it('is the login of a landlord, which continues', async () => {
    const family = await families.add()
    const link = (resident: string) =>
      families.past(`UPDATE memberships SET resident_id = ${resident}
        WHERE id = '${family.login.membershipId}'`)
    await link('NULL')
    const let_ = await occupancyOf(family)
    const id = await families.plan(family, { last_day: families.day(3), things: [let_] })
    await link(`'${family.ana}'`)
    expect(await endedAfter(id, 5, family)).toMatchObject({ login: 'kept', person: 'still_tied' })
    expect(await families.me(family)).toBe(200)
  })
})

describe('things that pass to others', () => {
  it.each([
    ['moved out', (heir: string) => families.begin(heir, { last_day: families.day(0), now: true })],
    [
      'was removed',
      (heir: string) =>
        families.past(`UPDATE residents SET deleted_at = now() WHERE id = '${heir}'`),
    ],
  ])('end if that person %s meanwhile', async (_, leave) => {
    const family = await families.add()
    const gets = { choice: 'transfer', to_id: family.bruno }
    const things = [
      { kind: 'vehicle', id: family.vehicle, ...gets },
      { kind: 'pet', id: family.pet, ...gets },
    ]
    const id = await families.plan(family, { last_day: families.day(3), things })
    await leave(family.bruno)
    expect(await endedAfter(id, 5, family)).toMatchObject({
      vehicle: 'heir_gone',
      pet: 'heir_gone',
    })
    expect(await families.read(`/vehicles/${family.vehicle}`)).toMatchObject({
      status: 'INATIVO',
      resident_id: family.ana,
    })
  })
})

describe('an owner who lets the unit', () => {
  it('is its landlord even if the occupancy was ended by hand', async () => {
    const family = await families.add()
    const let_ = await occupancyOf(family)
    const id = await families.plan(family, { things: [let_] })
    await families.past(`UPDATE occupancies SET ends_on = '${families.day(-1)}'
      WHERE id = '${let_.id}'`)
    expect(await endedAfter(id, 1, family)).toMatchObject({
      occupancy: 'let',
      person: 'still_tied',
    })
  })

  it('is its landlord once, even if somebody wrote it before', async () => {
    const family = await families.add()
    const let_ = await occupancyOf(family)
    const id = await families.plan(family, { things: [let_] })
    const { apartmentId: apartment_id } = family
    const starts_on = families.day(0)
    await addOccupancy(family, { apartment_id, relation: 'landlord', starts_on })
    expect(await endedAfter(id, 1, family)).toMatchObject({
      occupancy: 'let',
      person: 'still_tied',
    })
    expect(await families.read(`/occupancies/${let_.id}`)).toMatchObject({
      ends_on: families.day(-1),
    })
  })
})

describe('a departure whose job is late', () => {
  /** Returns the status of a login, with its session read again. */
  const me = (family: Family) => {
    test.parts.guard.forget(family.login.sessionId)
    return families.me(family)
  }

  it('signs nobody out who got another unit, while it is theirs', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const id = await families.plan(family)
    const { apartmentId: apartment_id } = other
    const next = await addOccupancy(family, { apartment_id, starts_on: families.day(1) })
    await families.daysLater(id, 1)
    expect(await me(family)).toBe(200)
    await families.past(`UPDATE occupancies SET deleted_at = now() WHERE id = '${next}'`)
    expect(await me(family)).toBe(401)
  })

  it('leaves nobody in the household who was to go, nor with a login', async () => {
    const family = await families.add()
    const { body } = await families.begin(family.bruno, { last_day: families.day(0) })
    const stands = async () => {
      const { body: own } = await families.as(family, '/occupancies')
      const { refusal } = await families.read(`/residents/${family.bruno}/login`)
      return [rowsOf(own).some((row) => row['resident_id'] === family.bruno), refusal]
    }
    expect(await stands()).toEqual([true, null])
    await families.daysLater(body.data.id, 1)
    expect(await stands()).toEqual([false, 'login_former'])
  })

  it('does not count a síndico whose term is over', async () => {
    const { membershipId } = test.person('sindico', 'acacias')
    const other = await test.addPerson('sindico', 'acacias')
    await families.past(`UPDATE memberships SET leaves_on = current_date - 2
      WHERE id = '${other.membershipId}'`)
    const headers = { 'if-match': '"1"' }
    const last = await test
      .as('admin', 'acacias')
      .delete(`/memberships/${membershipId}`, { headers })
    expect(last.body.code).toBe('last_sindico')
  })

  it('lets an employee borrow no key', async () => {
    const values = moduleRegister('employees').sample.values(8_500)
    const employee_id = await families.made('employees', values)
    const cabinet = await families.made('cabinets', { name: 'Mestras', items: [{ name: 'Hall' }] })
    const [key] = (await families.read(`/cabinets/${cabinet}`))['items'] as { id: string }[]
    const last_day = families.day(0)
    const { body } = await families.begin(employee_id, { last_day }, 'employees')
    await families.daysLater(body.data.id, 1)
    const payload = { item_id: key?.id, employee_id }
    const lent = await test.as('sindico').post(`/cabinets/${cabinet}/lend`, { payload })
    expect(lent.body).toMatchObject({ errors: [{ field: 'employee_id', code: 'not_found' }] })
  })
})
