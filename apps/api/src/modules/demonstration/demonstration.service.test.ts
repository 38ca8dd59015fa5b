import { systemActor } from '@portaria/contract/actors/actor'
import { type Role, roles } from '@portaria/contract/actors/roles'
import {
  DEMONSTRATION_PASSWORD,
  offeredAccounts,
} from '@portaria/contract/modules/accounts/demonstration-accounts'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gathered } from '../../modules.ts'
import type { Statement } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { onServer } from '../../testing/database-server.ts'
import { lackingFigures } from '../../testing/demonstration-figures.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { demonstrationAccounts, loadDemonstration } from './demonstration.service.ts'
import { sitePlans } from './site-plan.ts'

let test: TestApp
const reports: string[] = []
const stored = new Map<string, string>()
const hashing = { now: 0, most: 0, made: 0 }

/** Counts simultaneous hashes, and returns a fake one: the form of a real hash is known to sign-in. */
async function countedHash(text: string): Promise<string> {
  hashing.now += 1
  hashing.most = Math.max(hashing.most, hashing.now)
  await Promise.resolve()
  hashing.now -= 1
  hashing.made += 1
  return `${text} #${hashing.made}`
}

const load = () =>
  loadDemonstration({
    database: test.database.app,
    ownerUrl: test.database.roleUrl('owner'),
    parts: gathered.demonstration,
    secret: test.parts.secret,
    publicUrl: test.parts.publicUrl,
    files: test.parts.files,
    hashPassword: countedHash,
    storePassword: async (userId, hash) => void stored.set(userId, hash),
    report: (line) => reports.push(line),
  })

beforeAll(async () => {
  test = await openTestApp({ alone: 'loads the demonstration' })
  await load()
})
afterAll(() => test.close())

const { bosque, acacias } = sitePlans

const inTenant = <T>(id: string, work: (context: TenantContext) => Promise<T>) =>
  test.database.app.inTenant(systemActor('test', id), work)
const platform = <Row>(statement: Statement<Row>) =>
  test.database.app.onPlatform(systemActor('test'), (queries) => queries.all(statement))

/** Calls the API as the holder of an account of the demonstration. */
async function callAs(email: string) {
  const [{ user, membership } = { user: '', membership: '' }] = await platform(
    sql<{ user: string; membership: string }>`
      SELECT u.id AS "user", m.id AS membership FROM users u JOIN memberships m ON m.user_id = u.id
      WHERE u.email = ${email}`,
  )
  const session = newId()
  const issued = new Date()
  await test.database.auth.query((queries) =>
    queries.count(sql`INSERT INTO sessions (id, user_id, membership_id, generation_at)
      VALUES (${session}, ${user}, ${membership}, ${issued})`),
  )
  const token = await test.parts.tokens.sign(session, 1, issued)
  return async (url: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await test.app.inject({ url: `/api/v1${url}`, headers })
    return response.json<{ data: Record<string, unknown>[]; meta: { total: number } }>()
  }
}

/** Returns the live rows of a tenant as counted by its registers, and as they are. */
const counts = (id: string) =>
  inTenant(id, async ({ queries }) => {
    const counted = await queries.all(sql<{ register: string; live: number }>`
      SELECT register, sum(delta)::int AS live FROM register_count_deltas
      WHERE tenant_id = ${id} GROUP BY 1`)
    const tables = Object.values(registers).filter(({ scope }) => scope === 'tenant')
    const there: Record<string, number> = {}
    for (const { table } of tables)
      there[table] = (
        await queries.one(
          sql<{ live: number }>`SELECT count(*)::int AS live FROM ${sql.table(table)}`,
        )
      ).live
    // A company with one person at the desk has no handovers.
    const some = Object.entries(there).filter(([, count]) => count !== 0)
    return {
      counted: Object.fromEntries(counted.map((one) => [one.register, one.live])),
      there: Object.fromEntries(some),
    }
  })

it('counts every row once, as the registers of each condominium do', async () => {
  const [large, small] = [await counts(bosque.tenant.id), await counts(acacias.tenant.id)]
  expect(large.there).toMatchObject({ towers: 4, apartments: 640 })
  expect(small.there).toMatchObject({ towers: 2, apartments: 32 })
  expect([large.counted, small.counted]).toEqual([large.there, small.there])
  expect(reports).toHaveLength(2)
})

const isTitled = (row: Record<string, unknown>, name: string) =>
  typeof Reflect.get(Object(row[name]), 'title') === 'string'

it('has cars and animals of the brands and species that all tenants share', async () => {
  const get = await callAs('sindico@bosque.example')
  for (const [path, name] of [
    ['/vehicles', 'brand'],
    ['/pets', 'species'],
  ] as const) {
    const { data } = await get(`${path}?per_page=100`)
    expect(data.length).toBe(100)
    expect(data.filter((row) => !isTitled(row, name))).toEqual([])
  }
})

it('records in the trail of each condominium that it was loaded, and who blocked a visitor', async () => {
  for (const { tenant } of [bosque, acacias]) {
    const trail = await inTenant(tenant.id, ({ queries }) =>
      queries.all(sql`SELECT operation, actor_role, reason, row_id FROM audit_log
        WHERE tenant_id = ${tenant.id} ORDER BY at, id`),
    )
    const [, blocking, ...others] = trail
    expect(blocking).toMatchObject({ operation: 'update', actor_role: 'sindico' })
    expect(others).toEqual([])
    expect(trail.slice(0, 1)).toEqual([
      {
        operation: 'demonstration_loaded',
        actor_role: 'system',
        reason: 'demonstration',
        row_id: tenant.id,
      },
    ])
  }
})

describe('accounts', () => {
  it('has one of every role in Bosque and on the platform, two in Acácias', async () => {
    const rows = await platform(sql<{ email: string; role: Role; tenant: string | null }>`
      SELECT u.email, m.role, t.fantasy_name AS tenant
      FROM users u JOIN memberships m ON m.user_id = u.id LEFT JOIN tenants t ON t.id = m.tenant_id
      WHERE u.email = ANY(${demonstrationAccounts.map(({ email }) => email)})
        AND m.starts_on < current_date AND m.deleted_at IS NULL`)
    expect(rows).toHaveLength(9)
    expect(rows).toEqual(expect.arrayContaining([...demonstrationAccounts]))
    const first = rows
      .filter(({ tenant }) => tenant !== 'Condomínio Acácias')
      .map(({ role }) => role)
    expect(first.toSorted()).toEqual([...roles].toSorted())
  })

  it('gives each a hash of its own, made two at a time', async () => {
    const users = await platform(sql<{ id: string }>`
      SELECT id FROM users WHERE email = ANY(${demonstrationAccounts.map(({ email }) => email)})`)
    expect([...stored.keys()].toSorted()).toEqual(users.map(({ id }) => id).toSorted())
    expect(new Set(stored.values()).size).toBe(9)
    // Each account that the sign-in page offers exists, with the role that its button shows.
    const known = demonstrationAccounts.map(({ email, role }) => `${email} ${role}`)
    for (const { email, role } of offeredAccounts) expect(known).toContain(`${email} ${role}`)
    for (const hash of stored.values()) expect(hash).toContain(DEMONSTRATION_PASSWORD)
    expect(hashing).toMatchObject({ most: 2, made: 9 })
  })
})

describe.each([
  ['condomino@bosque.example', bosque],
  ['condomino@acacias.example', acacias],
] as const)('%s', (email, { tenant, family }) => {
  const names = [family.condomino, family.spouse, family.child].map(({ given }) => given)

  it('sees only the own household', async () => {
    const get = await callAs(email)
    const { data } = await get('/residents')
    expect(new Set(data.map(({ name }) => String(name).split(' ')[0]))).toEqual(new Set(names))
    expect(data).toHaveLength(3)
    const child = data.find(({ name }) => String(name).startsWith(family.child.given))
    const own = data.find((one) => one['email'] === email)
    expect(child?.['guardian_id']).toBe(own?.['id'])
  })

  it('lives in one unit, where a tenant whom they cannot see lived before', async () => {
    const get = await callAs(email)
    const apartments = await get('/apartments')
    expect(apartments.data.map(({ number }) => number)).toEqual([family.number])
    const unit = String(apartments.data[0]?.['id'])
    const former = await inTenant(tenant.id, ({ queries }) =>
      queries.all(sql<{ name: string; relation: string }>`
        SELECT r.name, o.relation FROM occupancies o
        JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
        WHERE o.apartment_id = ${unit} AND o.ends_on IS NOT NULL`),
    )
    expect(former).toHaveLength(1)
    expect(former[0]?.relation).toBe('tenant')
    const { data } = await get('/occupancies')
    expect(data).toHaveLength(3)
  })
})

it('has drawn portraits, each a file that its person shows', async () => {
  const get = await callAs('funcionario@bosque.example')
  const { data } = await get('/employees')
  const pictures = data.map(({ photo }) => (photo as { url: string } | null)?.url ?? '')
  expect(pictures.length).toBeGreaterThan(5)
  for (const url of pictures) {
    const { headers, rawPayload } = await test.app.inject({ url })
    expect(headers['content-type']).toBe('image/webp')
    expect(rawPayload.length).toBeGreaterThan(1_000)
  }
})

it('has a blocked visitor, whose record is like that of a block by the product', async () => {
  const get = await callAs('sindico@bosque.example')
  const { data } = await get('/visitors?filter[blocked]=true')
  const record = await get(`/visitors/${String(data[0]?.['id'])}`)
  expect(record.data).toMatchObject({ blocked: true, block: { until: null } })
})

it('has the data that its reports and first screens need, and nothing of the future', async () => {
  const lacking = await inTenant(bosque.tenant.id, ({ queries }) => lackingFigures(queries))
  expect(lacking).toEqual([])
  const get = await callAs('sindico@bosque.example')
  expect((await get('/passes?q=AE321KD')).data).toHaveLength(1)
})

type Shown = { state: string; last: string; live: number; spent: number }

const parcelsIn = (tenantId: string) =>
  inTenant(tenantId, ({ queries }) =>
    queries.all(sql<Shown>`
      SELECT p.state,
        (SELECT e.kind FROM parcel_events e WHERE e.tenant_id = p.tenant_id AND e.parcel_id = p.id
          ORDER BY e.ordinal DESC LIMIT 1) AS last,
        count(c.id) FILTER (WHERE c.revoked_at IS NULL AND c.spent_at IS NULL)::int AS live,
        count(c.id) FILTER (WHERE c.spent_at IS NOT NULL)::int AS spent
      FROM parcels p
      LEFT JOIN parcel_codes c ON c.tenant_id = p.tenant_id AND c.parcel_id = p.id
      WHERE p.tenant_id = ${tenantId} GROUP BY p.tenant_id, p.id, p.state`),
  )

it.each([sitePlans.bosque, sitePlans.acacias])(
  'has parcels in every state, with matching chains and codes',
  async ({ tenant }) => {
    const rows = await parcelsIn(tenant.id)
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['arrived', 'told', 'reminded', 'handed_over', 'returned', 'lost']),
    )
    for (const { state, last, live, spent } of rows) {
      const isHeld = ['arrived', 'told', 'reminded'].includes(state)
      expect([last, live]).toEqual([state === 'arrived' ? 'received' : state, isHeld ? 1 : 0])
      expect(isHeld ? spent : 0).toBe(0)
    }
    expect(rows.some(({ spent }) => spent === 1)).toBe(true)
  },
)

it.each([sitePlans.bosque, sitePlans.acacias])(
  'has six doors of the locker occupied, and the others free',
  async ({ tenant }) => {
    const doors = await inTenant(tenant.id, ({ queries }) =>
      queries.all(sql<{ state: string; doors: number }>`
          SELECT state, count(*)::int AS doors FROM locker_doors
          WHERE tenant_id = ${tenant.id} GROUP BY state ORDER BY state`),
    )
    expect(doors).toEqual([
      { state: 'free', doors: 10 },
      { state: 'occupied', doors: 6 },
    ])
  },
)

it('continues a load that was interrupted before its accounts', async () => {
  const emails = demonstrationAccounts.map(({ email }) => `'${email}'`).join()
  const theirs = `(SELECT id FROM users WHERE email IN (${emails}))`
  const { adminUrl } = test.database
  await onServer(adminUrl, 'DELETE FROM departure_items')
  await onServer(adminUrl, 'DELETE FROM departures')
  await onServer(adminUrl, `DELETE FROM sessions WHERE user_id IN ${theirs}`)
  await onServer(adminUrl, `DELETE FROM memberships WHERE user_id IN ${theirs}`)
  // Parcels name the people who received them, who are restored with the same ids.
  await onServer(
    adminUrl,
    `SET session_replication_role = replica; DELETE FROM users WHERE email IN (${emails})`,
  )
  const before = await counts(bosque.tenant.id)
  await load()
  expect(await counts(bosque.tenant.id)).toEqual(before)
  const get = await callAs('sindico@bosque.example')
  expect((await get('/apartments')).meta.total).toBe(640)
})
