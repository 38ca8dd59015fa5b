import { type Role, roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isKeptFrom, seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import { maskedCpf } from '@portaria/contract/value-types/cpf'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Seeds, seedTenants, tenantRegisters } from '../seeded-tenants.ts'
import { type Answer, openTestApp, rowsOf, type TestApp } from '../test-app.ts'

const secretsOf = (register: AnyRegister) =>
  Object.entries(register.fields)
    .filter(([, { sensitive }]) => sensitive)
    .map(([name]) => name)

/** The values of the sensitive fields in a row, in the order of the definition; null where hidden. */
const secretsIn = (register: AnyRegister, row: Record<string, unknown> | undefined) =>
  secretsOf(register).map((name) => row?.[name] ?? null)

const cells = tenantRegisters
  .filter((register) => secretsOf(register).length > 0)
  .flatMap((register) =>
    roles
      .filter((role) => may(role, register, 'read'))
      .map((role) => ({ register, role, name: register.name })),
  )

/** Fills the fields that only actions write, so that there is something to hide. */
async function fillGoverned(test: TestApp, seeds: Seeds, register: AnyRegister): Promise<void> {
  const names = secretsOf(register).filter((name) => register.fields[name]?.readOnly)
  if (names.length === 0) return
  await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
    queries.count(sql`
      UPDATE ${sql.table(register.table)}
      SET ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${`Só de ${name}`}`))}
      WHERE id = ${seeds.bosque.household[register.name]}`),
  )
}

type Entry = { operation: string; changes: Record<string, [unknown, unknown]> }

/** The entries of a history, newest first. */
function entriesOf(body: Answer): Entry[] {
  const data: unknown = body.data
  return isEntries(data) ? data : []
}

const isEntries = (data: unknown): data is Entry[] => Array.isArray(data)

type Trail = { actor_id: string; actor_role: string; register: string; row_id: string | null }

describe('sensitive fields', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'stops its server, which writes what waits' })
    seeds = await seedTenants(test, { bosque: ['household', 'neighbours'], acacias: [] })
    for (const register of tenantRegisters) await fillGoverned(test, seeds, register)
  })
  afterAll(() => test.close())

  const pathOf = (register: AnyRegister) =>
    `/${register.name}/${seeds.bosque.household[register.name]}`

  async function stored(register: AnyRegister) {
    return (await test.as('admin').get(pathOf(register))).body.data
  }

  it.each(cells)('of $name as $role reads them', async ({ register, role }) => {
    const whole = await stored(register)
    const hidden = secretsOf(register).map(() => null)
    const wanted = seesSensitive(register, role) ? secretsIn(register, whole) : hidden
    // A sample that leaves one empty would prove nothing about it.
    expect(secretsIn(register, whole)).not.toContain(null)

    const one = await test.as(role).get(pathOf(register))
    expect(secretsIn(register, one.body.data)).toEqual(wanted)
    const list = await test.as(role).get(`/${register.name}?filter[id]=${whole.id}`)
    const [row] = rowsOf(list.body)
    expect(secretsIn(register, row)).toEqual(wanted)
    // Naming the fields reveals no more than reading the whole record.
    const asked = `fields=${secretsOf(register).join(',')}`
    const byName = await test.as(role).get(`${pathOf(register)}?${asked}`)
    expect(secretsIn(register, byName.body.data)).toEqual(wanted)
    const listed = await test.as(role).get(`/${register.name}?filter[id]=${whole.id}&${asked}`)
    expect(secretsIn(register, rowsOf(listed.body)[0])).toEqual(wanted)
    if (seesSensitive(register, role)) return
    for (const name of secretsOf(register)) {
      for (const { raw } of [byName, listed]) expect(raw).not.toContain(JSON.stringify(whole[name]))
      const narrowed = await test.as(role).get(`/${register.name}?fields=${name}&sort=${name}`)
      expect([name, narrowed.status]).toEqual([name, 422])
      const field = register.fields[name]
      const isCpf = field?.kind === 'cpf' && !isKeptFrom(role, field)
      const masked = isCpf ? maskedCpf(String(whole[name])) : undefined
      expect(row?.[`${name}_masked`]).toBe(masked)
      expect(one.raw).not.toContain(JSON.stringify(whole[name]))
      const sorted = await test.as(role).get(`/${register.name}?sort=${name}`)
      expect([name, sorted.status]).toEqual([name, 422])
      const filtered = await test.as(role).get(`/${register.name}?filter[${name}]=1`)
      expect([name, filtered.status]).toEqual([name, 422])
    }
  })

  it.each(cells)('of $name as the history tells $role of them', async ({ register, role }) => {
    const path = pathOf(register)
    if (!may(role, register, 'history')) return
    const { body } = await test.as(role).get(`${path}/history`)
    const entries = entriesOf(body)
    const told = entries.flatMap(({ changes }) =>
      secretsOf(register).flatMap((name) => changes[name] ?? []),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.some((value) => value !== null)).toBe(seesSensitive(register, role))
  })

  it.each(cells)('of $name are not written by $role unseen', async ({ register, role }) => {
    if (!may(role, register, 'update') || seesSensitive(register, role)) return
    const { version } = await stored(register)
    for (const name of secretsOf(register)) {
      const headers = { 'if-match': `"${version}"` }
      const answer = await test
        .as(role)
        .patch(pathOf(register), { headers, payload: { [name]: null } })
      expect(answer.body.errors).toMatchObject([{ field: name, code: 'not_allowed' }])
    }
    const stale = await test
      .as(role)
      .patch(pathOf(register), { headers: { 'if-match': '"999"' }, payload: {} })
    expect(stale.status).toBe(412)
    expect(secretsIn(register, stale.body.current).every((value) => value === null)).toBe(true)
  })
})

describe('the audit trail', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'stops its server, which writes what waits' })
    seeds = await seedTenants(test, { bosque: ['household', 'neighbours'], acacias: [] })
  })

  const trailOf = (role: Role, operation: string) =>
    test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql<Trail>`SELECT actor_id, actor_role, register, row_id FROM audit_log
        WHERE actor_id = ${test.person(role).userId} AND operation = ${operation}
        ORDER BY row_id NULLS FIRST`),
    )

  it('tells who changed what, from what to what', async () => {
    const id = seeds.bosque.household.residents
    const headers = { 'if-match': '"1"' }
    const payload = { phones: ['(21) 98765-4321'] }
    const { body } = await test.as('funcionario').patch(`/residents/${id}`, { headers, payload })
    expect(body.data.version).toBe(2)
    const history = await test.as('sindico').get(`/residents/${id}/history`)
    const [latest, ...rest] = entriesOf(history.body)
    const person = test.person('funcionario')
    expect(latest).toMatchObject({
      operation: 'update',
      actor: { id: person.userId, name: 'funcionario bosque' },
      actor_role: 'funcionario',
      changes: { phones: [['+5521990817263'], ['+5521987654321']] },
    })
    expect(Object.keys(latest?.changes ?? {})).toEqual(['phones'])
    expect(rest.at(-1)).toMatchObject({
      operation: 'create',
      changes: { gender: [null, 'female'] },
    })
    const other = await test.as('sindico', 'acacias').get(`/residents/${id}/history`)
    expect(other.status).toBe(404)
  })

  it('names a reference by its title', async () => {
    const { household, neighbours } = seeds.bosque
    const headers = { 'if-match': '"1"' }
    const payload = { tower_id: neighbours.towers }
    const path = `/apartments/${household.apartments}`
    expect((await test.as('sindico').patch(path, { headers, payload })).status).toBe(200)
    const { body } = await test.as('sindico').get(`${path}/history`)
    const [latest] = entriesOf(body)
    expect(latest?.changes['tower_id']).toMatchObject([
      { id: household.towers, title: expect.stringMatching(/^Torre \d+$/) as unknown },
      { id: neighbours.towers },
    ])
  })

  it('has one row for each request that read sensitive data, and none for others', async () => {
    const id = seeds.bosque.household.residents
    await test.as('sindico').get('/residents?per_page=100')
    await test.as('sindico').get(`/residents/${id}`)
    await test.as('sindico').get('/towers')
    await test.as('funcionario').get('/residents?per_page=100')
    // Closing the server writes the waiting entries.
    await test.app.close()
    const { userId } = test.person('sindico')
    const read = { actor_id: userId, actor_role: 'sindico', register: 'residents' }
    const trail = await trailOf('sindico', 'read')
    expect(trail.filter((row) => row['row_id'] === null)).toEqual([{ ...read, row_id: null }])
    // Two reads: of the record here, and of its history in a test above.
    expect(trail.filter((row) => row['row_id'] !== null)).toEqual([
      { ...read, row_id: id },
      { ...read, row_id: id },
    ])
    expect(await trailOf('funcionario', 'read')).toEqual([])
    await test.close()
  })
})
