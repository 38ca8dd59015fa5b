import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf, samplePlate } from '../../parts/sample-values.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
let brand_id = ''
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
  brand_id = String(rowsOf((await test.as('sindico').get('/brands?q=fiat')).body)[0]?.id)
})
afterAll(() => test.close())

let nth = 0
const car = (more: object) => {
  nth += 1
  return { plate: samplePlate(7_000 + nth), model: 'Argo', brand_id, ...more }
}

/** Adds things that belong to a unit and to nobody. */
async function leaveThings({ apartmentId: apartment_id }: Family) {
  const vehicle = await families.made('vehicles', car({ apartment_id }))
  const garage = await families.made('garages', {
    code: `U${nth}`,
    apartment_id,
    vehicle_id: vehicle,
  })
  const visitor_id = await families.made('visitors', {
    name: `Passeadora ${nth}`,
    cpf: sampleCpf(830_000 + nth),
  })
  const [from, to] = [-1, 90].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const pass = await families.made('passes', {
    visitor_id,
    kind: 'recurring',
    apartment_id,
    valid_from: from,
    valid_to: to,
  })
  const visit = await families.made('visits', {
    visitor_id,
    kind: 'social',
    apartment_id,
    expected_from: from,
    expected_to: to,
  })
  return { vehicle, garage, pass, visit }
}

type Thing = { kind: string; id: string; of_unit?: boolean }

const unitThings = async (id: string) =>
  ((await families.overview(id))['things'] as Thing[])
    .filter((thing) => thing.of_unit === true)
    .map(({ kind }) => kind)

describe('things that belong to a unit alone', () => {
  it('are left with the unit once all its residents leave, and not before', async () => {
    const family = await families.add()
    const { vehicle, garage, pass, visit } = await leaveThings(family)
    expect(await unitThings(family.ana)).toEqual(['pass', 'visit', 'parking', 'vehicle'])

    const alone = await families.plan(family, { now: true })
    const ids = (await families.receiptOf(alone)).items.map(({ id }) => id)
    expect(ids).not.toContain(vehicle)
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'ATIVO' })

    const today = await families.today(family)
    const { status, body, raw } = await families.begin(family.bruno, {
      last_day: today,
      now: true,
      with: [family.child],
    })
    expect([status, raw]).toEqual([201, raw])
    const outcomes = (await families.receiptOf(body.data.id)).items.map(
      (item): [string, string | null] => [item.id, item.outcome],
    )
    expect(Object.fromEntries(outcomes)).toMatchObject({
      [vehicle]: 'made_inactive',
      [garage]: 'space_left',
      [pass]: 'revoked',
      [visit]: 'cancelled',
    })
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'INATIVO' })
    expect(await families.read(`/passes/${pass}`)).toMatchObject({ state: 'revoked' })
  })

  it('are left with it even if they came after the plan, and the job is late', async () => {
    const family = await families.add()
    const id = await families.plan(family, { with: [family.bruno, family.child] })
    const { vehicle } = await leaveThings(family)
    await families.daysLater(id, 1)
    await families.runJob(id)
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'INATIVO' })
  })

  it('stay if somebody decides so, and with those who stay', async () => {
    const family = await families.add()
    const { vehicle } = await leaveThings(family)
    const leaves = { last_day: await families.today(family), now: true }
    // Bruno stays: nobody can decide about the car.
    const things = [{ kind: 'vehicle', id: vehicle, choice: 'keep' }]
    const early = await families.begin(family.ana, { ...leaves, with: [family.child], things })
    expect([early.status, early.body.errors]).toMatchObject([
      422,
      [{ field: 'things.0.id', code: 'not_found' }],
    ])
    const { status } = await families.begin(family.ana, {
      ...leaves,
      with: [family.bruno, family.child],
      things,
    })
    expect(status).toBe(201)
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'ATIVO' })
  })
})

describe('a car that a resident registers', () => {
  it('is theirs, unless they name another person of the household', async () => {
    const family = await families.add()
    const register = async (more: object) => {
      const payload = car({ apartment_id: family.apartmentId, ...more })
      const headers = { authorization: `Bearer ${family.login.token}` }
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/vehicles',
        headers,
        payload,
      })
      return answer.json<{ data: object }>().data
    }
    expect(await register({})).toMatchObject({ resident: { id: family.ana } })
    expect(await register({ resident_id: family.bruno })).toMatchObject({
      resident: { id: family.bruno },
    })
    const own = (
      (await families.overview(family.ana))['things'] as (Thing & { person_id: string })[]
    )
      .filter(({ kind, person_id }) => kind === 'vehicle' && person_id === family.ana)
      .map(({ of_unit }) => of_unit)
    expect(own).toEqual([false, false])
  })
})

describe('an employee who is síndico', () => {
  async function managing() {
    nth += 1
    const id = await families.made('employees', { name: `Zelador ${nth}`, position: 'Zelador' })
    const { membershipId } = await test.addPerson('sindico', 'bosque')
    await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.count(sql`UPDATE memberships SET employee_id = ${id} WHERE id = ${membershipId}`),
    )
    return { id, membershipId }
  }
  const roleOf = (body: object) =>
    (body as { things: (Thing & { choices: string[] })[] }).things.find(
      ({ kind }) => kind === 'role',
    )

  it('loses the role with a dismissal by an administrator, and this is reported', async () => {
    const { id, membershipId } = await managing()
    const admin = test.as('admin')
    const { body } = await admin.get(`/employees/${id}/departure`)
    expect(roleOf(body.data)).toMatchObject({ id: membershipId, choices: ['end', 'keep'] })
    const payload = { last_day: String(body.data['today']), now: true }
    const done = await admin.post(`/employees/${id}/departure`, { payload })
    expect(done.status).toBe(201)
    const receipt = await families.receiptOf(done.body.data.id)
    expect(outcomesOf(receipt, id)).toMatchObject({ role: 'role_ended', person: 'dismissed' })
    const [row] = rowsOf((await admin.get(`/memberships?filter[employee_id]=${id}`)).body)
    expect(row).toMatchObject({ role: 'sindico', status: 'INATIVO' })
  })

  it('keeps it if another síndico dismisses, who cannot end an equal, and this is reported', async () => {
    const { id } = await managing()
    const { body } = await test.as('sindico').get(`/employees/${id}/departure`)
    expect(roleOf(body.data)).toMatchObject({ choices: ['keep'] })
    const payload = { last_day: String(body.data['today']), now: true }
    const done = await test.as('sindico').post(`/employees/${id}/departure`, { payload })
    const receipt = await families.receiptOf(done.body.data.id)
    expect(outcomesOf(receipt, id)).toMatchObject({ role: 'kept', person: 'dismissed' })
  })
})
