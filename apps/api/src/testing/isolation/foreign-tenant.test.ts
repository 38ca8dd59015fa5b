import {
  isPlatformRole,
  type Role,
  rightsColumnOf,
  rightsColumns,
  roles,
} from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowMaker, type Seeds, seedTenants, tenantRegisters } from '../seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'
import { bulkTransitions, creatable, mayBulk, refusal, rowCalls } from './register-calls.ts'

/**
 * One role for each column of the table of rights: a master has an administrator's, which the test of
 * rights tries for both.
 */
const callers = rightsColumns

const all = tenantRegisters
const perRegister = all.map((register) => ({ register, name: register.name }))

/**
 * Queries that sort by each sortable column that all roles see; a reference sorts by its title in
 * another table.
 */
function sorts(register: AnyRegister): string[] {
  return register.list.columns
    .filter((name) => {
      const field = register.fields[name]
      return field && !field.sensitive && !field.readBy && fieldKinds[field.kind].sortable
    })
    .map((name) => `sort=-${name}`)
}

/** Whether a field is null for a role, which then cannot filter by it either. */
function isHidden(register: AnyRegister, role: Role, name: string): boolean {
  const field = register.fields[name]
  const { readBy } = register.list.related?.[name] ?? {}
  if (readBy) return !readBy.includes(rightsColumnOf(role))
  return field !== undefined && isHiddenFrom(register, role, field)
}

/** One role for each list statement of a register: roles with the same rows and fields share one. */
function differentReaders(register: AnyRegister): Role[] {
  const statements = new Map<string, Role>()
  for (const role of roles.filter((one) => may(one, register, 'read'))) {
    const names = [...Object.keys(register.fields), ...Object.keys(register.list.related ?? {})]
    const hidden = names.filter((name) => isHidden(register, role, name))
    const { rows, writes } = rightsIn(register, role)
    const key = JSON.stringify([isPlatformRole(role), rows, writes, hidden])
    if (!statements.has(key)) statements.set(key, role)
  }
  return [...statements.values()]
}

/** Isolation is enforced twice, so each half is tried without the other. */
describe.each([
  { words: 'with row-level security', pastPolicies: false },
  { words: 'by what queries carry, past row-level security', pastPolicies: true },
])("another tenant's rows, $words", ({ pastPolicies }) => {
  let test: TestApp
  let seeds: Seeds
  let admin: Client
  let before: Map<string, string>
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share', pastPolicies })
    seeds = await seedTenants(test, {
      bosque: ['household'],
      acacias: ['household', 'neighbours', 'removed'],
    })
    admin = new Client({ connectionString: test.database.adminUrl })
    await admin.connect()
    before = await contents()
  })
  afterAll(async () => {
    await admin.end()
    await test.close()
  })

  /** A digest of the other tenant's rows in each table. */
  async function contents(): Promise<Map<string, string>> {
    const owned = all.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ table }) => (table ? [table] : [])),
    )
    const digests = new Map<string, string>()
    for (const table of [...all.map((register) => register.table), ...owned, 'files']) {
      const { rows } = await admin.query<{ digest: string }>(
        `SELECT count(*) || md5(string_agg(t::text, ' ' ORDER BY t.id)) AS digest
         FROM ${table} t WHERE tenant_id = $1`,
        [test.tenants.acacias],
      )
      digests.set(table, rows[0]?.digest ?? '')
    }
    return digests
  }

  /** Rows that bosque may see: its own, and those that a catalogue shares. */
  const idsOf = async (register: AnyRegister) => {
    const tenants = [test.tenants.bosque, ...(register.scope === 'catalogue' ? [NIL_TENANT] : [])]
    const { rows } = await admin.query<{ id: string }>(
      `SELECT id FROM ${register.table} WHERE tenant_id = ANY($1)`,
      [tenants],
    )
    return new Set(rows.map(({ id }) => id))
  }

  it.each(perRegister)('are no rows to a person who names one of $name', async ({ register }) => {
    const wrong: string[] = []
    for (const role of callers) {
      for (const call of rowCalls(register)) {
        const { household, removed } = seeds.acacias
        const id = (call.name === 'restore' ? removed : household)[register.name]
        const sent = call.sent(role, seeds.body(register, seeds.bosque.household), 1)
        const path = `/${register.name}/${id}${call.suffix}`
        const answer = await test.as(role).call(call.method, path, sent)
        const wanted = call.allowed(role) ? 404 : 403
        if (answer.status !== wanted) {
          wrong.push(`${role} ${call.name}: ${answer.status}, not ${wanted}${refusal(answer)}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(perRegister)('are in no list, count or search of $name', async ({ register }) => {
    const own = await idsOf(register)
    const titles = await foreignTitles(register)
    const queries = ['', ...titles.map((title) => `q=${encodeURIComponent(title)}`)]
    queries.push(...foreignFilters(register), 'filter[deleted]=true', ...sorts(register))
    queries.push(`fields=${Object.keys(register.fields).join(',')}`)
    const wrong: string[] = []
    const different = differentReaders(register)
    for (const role of roles.filter((one) => may(one, register, 'read'))) {
      for (const query of different.includes(role) ? queries : ['']) {
        const path = `/${register.name}?per_page=100&${query}`
        const { status, body } = await test.as(role).get(path)
        const [, hidden] = /^filter\[(\w+)\]/.exec(query) ?? []
        if (hidden !== undefined && isHidden(register, role, hidden)) {
          if (status !== 422) wrong.push(`${role} ${query}: ${status}, not 422`)
          continue
        }
        if (status !== 200) {
          wrong.push(`${role} ${query}: ${status}`)
          continue
        }
        const rows = rowsOf(body)
        const strangers = rows.filter(({ id }) => !own.has(id)).length
        if (strangers > 0) wrong.push(`${role} ${query}: ${strangers} rows of another tenant`)
        if (body.meta.total !== rows.length)
          wrong.push(`${role} ${query}: counts ${body.meta.total}, shows ${rows.length}`)
        if (query.includes('filter[') && !query.includes('deleted') && rows.length > 0)
          wrong.push(`${role} ${query}: finds ${rows.length} rows by another tenant's id`)
      }
    }
    expect(wrong).toEqual([])
  })

  /** The titles of the other tenant's rows: the words that would find them. */
  async function foreignTitles(register: AnyRegister): Promise<string[]> {
    const id = seeds.acacias.household[register.name]
    const { body } = await test.as(rowMaker(register), 'acacias').get(`/${register.name}/${id}`)
    return register.title.map((name) => {
      const value = body.data[name]
      const referred: unknown = body.data[readableName(name)]
      if (register.fields[name]?.kind !== 'reference') return String(value)
      return String(Reflect.get(Object(referred), 'title'))
    })
  }

  function foreignFilters(register: AnyRegister): string[] {
    const { household } = seeds.acacias
    const pointers = register.list.filters.flatMap((name) => {
      const target = register.fields[name]?.register
      return target ? [`filter[${name}]=${household[target]}`] : []
    })
    const related = Object.entries(register.list.related ?? {}).flatMap(
      ([name, { register: target, choices }]) =>
        choices ? [] : [`filter[${name}]=${household[target]}`],
    )
    return [`filter[id]=${household[register.name]}`, ...pointers, ...related]
  }

  it.each(perRegister)('are refused in a bulk change of $name', async ({ register }) => {
    const id = seeds.acacias.household[register.name]
    const plain = ['activate', 'inactivate', 'delete'].map((action) => ({ action }))
    for (const one of [...plain, ...bulkTransitions(register)]) {
      for (const role of callers.filter((each) => mayBulk(register, each, one.action))) {
        const payload = { ...one, items: [{ id, version: 1 }] }
        const { body } = await test.as(role).post(`/${register.name}/bulk`, { payload })
        expect(body.data).toEqual([{ id, outcome: 'refused', code: 'not_found', version: null }])
      }
    }
  })

  const removable = perRegister.filter(({ register }) =>
    may(rowMaker(register), register, 'remove'),
  )

  it.each(removable)('take over nothing of a removed row of $name', async ({ register }) => {
    const other = seeds.acacias.household[register.name]
    const id = await seeds.add('bosque', register)
    const path = `/${register.name}/${id}`
    const answer = await test
      .as(rowMaker(register))
      .delete(`${path}?reassign_to=${other}`, { headers: { 'if-match': '"1"' } })
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      422,
      { field: 'reassign_to', code: 'not_found' },
    ])
    expect((await test.as(rowMaker(register)).get(path)).status).toBe(200)
  })

  it.each(perRegister)('keep their id to themselves in $name', async ({ register }) => {
    const id = seeds.acacias.neighbours[register.name]
    for (const role of callers.filter((one) => may(one, register, 'create'))) {
      const body = creatable(register, role, seeds.body(register, seeds.bosque.household))
      const payload = { ...body, id }
      const made = await test.as(role).post(`/${register.name}`, { payload })
      // The first role creates its own row under that id; the others find it taken in their own tenant.
      expect([201, 409]).toContain(made.status)
    }
    expect((await idsOf(register)).has(id)).toBe(true)
  })

  it('are as they were after all of this', async () => {
    expect(await contents()).toEqual(before)
  })
})
