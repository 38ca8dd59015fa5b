import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DepartingFamilies, departingFamilies } from '../../../testing/departing-family.ts'
import { time } from '../../../testing/event-world.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

it("a person's reservations and waiting places end with them, and the time is free", async () => {
  const area = { name: 'Terraço de quem sai', capacity: 10, booking_mode: 'free' }
  const common_area_id = await families.made('common-areas', area)
  const [family, stays] = [await families.add(), await families.add()]
  const book = (resident_id: string, apartment_id: string, when: object, more: object = {}) =>
    families.made('events', {
      title: 'Festa',
      common_area_id,
      apartment_id,
      resident_id,
      ...when,
      ...more,
    })
  const own = await book(family.ana, family.apartmentId, time(30, 10, 12))
  const theirs = await book(stays.ana, stays.apartmentId, time(31, 10, 12))
  const waits = await book(family.ana, family.apartmentId, time(31, 10, 12), { waits: true })
  const guest = await families.made('event-guests', { event_id: own, name: 'Nádia Costa' })
  await test.as('sindico').post(`/event-guests/${guest}/confirm`)
  const pass = String((await families.read(`/event-guests/${guest}`))['pass_id'])
  const partner = await book(family.bruno, family.apartmentId, time(32, 10, 12))
  const { things } = await families.overview(family.ana)
  const listed = new Map(
    (things as { kind: string; id: string; person_id: string; choices: string[] }[])
      .filter(({ kind, person_id: person }) => kind === 'event' && person === family.ana)
      .map(({ id, choices }) => [id, choices]),
  )
  expect(listed).toEqual(
    new Map([
      [own, ['end']],
      [waits, ['end']],
    ]),
  )
  const plan = await families.plan(family)
  await families.daysLater(plan, 1)
  await families.runJob(plan)
  const stateOf = async (id: string) => (await families.read(`/events/${id}`)).state
  expect(await Promise.all([own, waits, theirs, partner].map(stateOf))).toEqual([
    'cancelled',
    'cancelled',
    'approved',
    'approved',
  ])
  expect(await families.read(`/events/${own}`)).toMatchObject({ reason: 'Saída de quem reservou' })
  // Their guests have neither invitation nor pass any more.
  expect(await families.read(`/event-guests/${guest}`)).toMatchObject({ state: 'cancelled' })
  expect(await families.read(`/passes/${pass}`)).toMatchObject({ state: 'cancelled' })
  await book(stays.ana, stays.apartmentId, time(30, 10, 12))
})

it('a resident with a reservation cannot be made inactive by hand', async () => {
  const area = { name: 'Terraço de quem fica', capacity: 10, booking_mode: 'free' }
  const common_area_id = await families.made('common-areas', area)
  const apartment_id = await families.made('apartments', {
    tower_id: await families.made('towers', { name: 'Torre de quem fica' }),
    number: '1',
  })
  const resident_id = await families.made('residents', { name: 'Rita' })
  const occupancy = { apartment_id, resident_id, relation: 'owner', starts_on: '2020-01-01' }
  await families.made('occupancies', occupancy)
  const booking = { title: 'Festa', common_area_id, apartment_id, resident_id }
  await families.made('events', { ...booking, ...time(33, 10, 12) })
  const { status } = await test.as('sindico').patch(`/residents/${resident_id}`, {
    headers: { 'if-match': '"1"' },
    payload: { status: 'INATIVO' },
  })
  expect(status).toBe(409)
})
