import { roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { searchReadings } from '@portaria/contract/value-types/search-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../database-server.ts'
import { samples } from '../samples.ts'
import { seedTenants } from '../seeded-tenants.ts'
import { openTestApp, type Row, rowsOf, type TenantName, type TestApp } from '../test-app.ts'

/** Kinds whose values people read as words; a choice is found by its filter. */
const worded = new Set(['text', 'email', 'phones', 'tags', 'reference', 'plate'])

/** The columns that a list shows at first and whose words find a row. */
function columnsOf(register: AnyRegister): string[] {
  const related = Object.entries(register.list.related ?? {})
  return [
    ...register.list.columns.filter((name) => worded.has(register.fields[name]?.kind ?? '')),
    ...related.flatMap(([name, { column, choices }]) => (column && !choices ? [name] : [])),
  ]
}

/** Returns the words that a row shows in a column; an empty text if it shows none. */
function wordsIn(row: Row, name: string): string {
  const shown = row[readableName(name)] ?? row[name]
  const words = (one: unknown): string =>
    typeof one === 'object' && one !== null && 'title' in one ? String(one.title) : String(one)
  if (shown === null || shown === undefined) return ''
  return Array.isArray(shown) ? shown.slice(0, 1).map(words).join('') : words(shown)
}

/** Says what is missing if the words of a column, as typed, do not find their row. */
function missing(
  { name, table, fields, list }: AnyRegister,
  column: string,
  typed: string,
): string {
  const isOwn = fields[column] !== undefined && fields[column].kind !== 'reference'
  const gap = list.search.includes(column)
    ? `\`search_text\` of \`${table}\` does not contain it`
    : '`list.search` does not name it'
  const why = isOwn ? gap : 'what it shows does not find the row'
  const readings = searchReadings(typed).map((words) => words.join(' '))
  return `\`${name}.${column}\` is in \`list.columns\`, but ${why}; searched: ${readings.join(', or ')}`
}

const cells = registerNames.flatMap((name) => {
  const register: AnyRegister = registers[name]
  return columnsOf(register).map((column) => ({ name, column, register }))
})

/** Adds rows with references that the samples of their registers leave out. */
async function addReferences(test: TestApp, of: Readonly<Record<string, string>>): Promise<void> {
  const add = async (path: string, payload: object) => {
    const { body } = await test.as('sindico').post(path, { payload })
    return body.data.id
  }
  const provider = await add('/service-providers', {
    ...samples['service-providers'].values(91),
    name: 'Zeladoria Quixaba',
  })
  const employee = await add('/employees', {
    ...samples.employees.values(92),
    name: 'Umbelina Quitério',
    kind: 'outsourced',
    provider_id: provider,
  })
  await add('/request-categories', { name: 'Chaves', assignee_provider_id: provider })
  const unit = await add('/apartments', { tower_id: of['towers'], number: '9191' })
  await test.as('admin').post('/garages', {
    payload: { code: 'ZQ1', kind: 'fixed', vehicle_id: of['vehicles'], lent_to_id: unit },
  })
  await add('/access-points', {
    name: 'Clausura',
    direction: 'in',
    area_from_id: of['access-areas'],
    equipment_id: of['equipment'],
  })
  const holders = { resident_id: of['residents'], employee_id: employee, provider_id: provider }
  for (const [nth, [name, id]] of Object.entries(holders).entries()) {
    const card = await add('/cards', samples.cards.values(93 + nth))
    await test.as('sindico').post(`/cards/${card}/assign`, { payload: { [name]: id } })
  }
}

/** A handover that somebody else has taken over. */
async function handOver(test: TestApp): Promise<void> {
  const made = await test.as('sindico').post('/handovers', { payload: { post: 'Guarita' } })
  const sign = async (role: 'sindico' | 'funcionario', action: string, name: string) => {
    const id = newId()
    await onServer(
      test.database.adminUrl,
      `SET app.tenant_id = '${test.tenants.bosque}';
       INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
       VALUES ('${test.tenants.bosque}', '${id}', 'image/webp', 1, '\\x00',
         '${test.person(role).userId}')`,
    )
    const count = action === 'leave' ? { parcels_counted: 0, count_note: 'Sem contar.' } : {}
    const signed = await test
      .as(role)
      .post(`/handovers/${made.body.data.id}/${action}`, { payload: { ...count, [name]: id } })
    expect(signed.status).toBe(200)
  }
  await sign('sindico', 'leave', 'left_signature_file_id')
  await sign('funcionario', 'receive', 'received_signature_file_id')
}

describe('a list finds what its rows show', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    const seeds = await seedTenants(test, { bosque: ['household'], acacias: ['household'] })
    const { residents, apartments } = seeds.bosque.household
    await test.as('sindico').post('/occupancies', {
      payload: {
        resident_id: residents,
        apartment_id: apartments,
        relation: 'owner',
        starts_on: '2020-01-01',
      },
    })
    await addReferences(test, seeds.bosque.household)
    await handOver(test)
    // A company whose segment has a name that appears in no other column.
    const [segment] = rowsOf((await test.as('admin').get('/segments?q=educa')).body)
    const payload = { ...samples.tenants.values(1), segment_id: segment?.id }
    await test.as('admin').post('/tenants', { payload })
  })
  afterAll(() => test.close())

  it.each(cells)('$name: $column', async ({ register, column }) => {
    const field = register.fields[column]
    const seen = []
    for (const role of roles) {
      if (!may(role, register, 'read') || (field && isHiddenFrom(register, role, field))) continue
      const path = `/${register.name}?sort=-created_at&per_page=100`
      const rows = rowsOf((await test.as(role).get(path)).body)
      const row = rows.find((one) => wordsIn(one, column) !== '')
      if (!row) continue
      const typed = wordsIn(row, column)
      const asked = `/${register.name}?per_page=100&q=${encodeURIComponent(typed)}`
      const found = rowsOf((await test.as(role).get(asked)).body)
      seen.push(role)
      expect(
        found.map(({ id }) => id),
        `${missing(register, column, typed)} (as ${role})`,
      ).toContain(row.id)
    }
    expect(seen.length, `no row shows ${register.name}.${column}: add one here`).toBeGreaterThan(0)
  })

  it('never by a value that its reader does not see', async () => {
    const hidden = cells.flatMap(({ register, column }) => {
      const field = register.fields[column]
      return roles.flatMap((role) =>
        field && may(role, register, 'read') && isHiddenFrom(register, role, field)
          ? [{ register, column, role }]
          : [],
      )
    })
    const searched = hidden.filter(({ register, column }) => register.list.search.includes(column))
    const words = searched.map(
      ({ register, column, role }) =>
        `${register.name}.${column} is searched, and hidden from ${role}: leave it out of the list`,
    )
    expect(words).toEqual([])
  })

  it('finds people by a company for those who may see that they are there', async () => {
    const { tenantId } = test.actor('funcionario', 'acacias')
    await test.database.pools.app.transaction({}, (queries) =>
      queries.count(sql`UPDATE tenants SET legal_name = 'Quaresmeira' WHERE id = ${tenantId}`),
    )
    const found = async (role: 'admin' | 'sindico', tenant: TenantName) =>
      rowsOf((await test.as(role, tenant).get('/users?per_page=100&q=quaresm')).body).length
    expect(await found('admin', 'bosque')).toBeGreaterThan(0)
    expect(await found('sindico', 'acacias')).toBeGreaterThan(0)
    expect(await found('sindico', 'bosque')).toBe(0)
  })
})
