import { roles } from '@portaria/contract/actors/roles'
import { FACE_TERM_VERSION } from '@portaria/contract/modules/access/faces/face-terms/face-term'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { roleMayCall } from '../../platform/authentication.ts'
import type { RecordedRoute } from '../route-recorder.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { insertAnyRow } from './any-row.ts'
import { readTestCatalogue } from './read-test-catalogue.ts'

/** The table behind the `:id` of each route that does not belong to a register. */
const tablesOf: [pattern: RegExp, table: string][] = [
  [/^\/api\/v1\/imports\/:id/, 'imports'],
  [/bulk-changes/, 'bulk_changes'],
  [/^\/api\/v1\/notifications\/panic\/:id/, 'panic_alerts'],
  [/^\/api\/v1\/inbox\/:id/, 'inbox_items'],
  [/^\/api\/v1\/push-subscriptions\/:id/, 'push_subscriptions'],
  [/^\/api\/v1\/files\/:id/, 'files'],
  [/^\/api\/v1\/me\/views\/:id/, 'saved_views'],
  [/^\/api\/v1\/gate\/queue\/:id/, 'desk_entries'],
  [/^\/api\/v1\/gate\/apartments\/:id/, 'apartments'],
  [/^\/api\/v1\/departures\/:id/, 'departures'],
  [/^\/api\/v1\/apartments\/:id\/record/, 'apartments'],
  [/^\/api\/v1\/door-commands\/:id/, 'door_commands'],
  [/^\/api\/v1\/lockers\/:id/, 'lockers'],
  [/^\/api\/v1\/rules\/:id/, 'rules'],
  [/^\/api\/v1\/announcements\/:id/, 'announcements'],
  [/^\/api\/v1\/rounds\/:id/, 'rounds'],
  [/^\/api\/v1\/common-areas\/:id/, 'common_areas'],
  [/^\/api\/v1\/events\/:id/, 'events'],
  [/^\/api\/v1\/buildings\/units\/:id/, 'apartments'],
  [/^\/api\/v1\/visits\/:id/, 'visits'],
  [/^\/api\/v1\/residents\/:id/, 'residents'],
  [/^\/api\/v1\/employees\/:id/, 'employees'],
  [/^\/api\/v1\/service-providers\/:id/, 'service_providers'],
  [/^\/api\/v1\/visitors\/:id/, 'visitors'],
  [/^\/api\/v1\/access-points\/:id/, 'access_points'],
  [/^\/api\/v1\/access-readers\/:id/, 'equipment'],
  [/^\/api\/v1\/accesses\/:id/, 'access_events'],
  [/^\/api\/v1\/(me\/)?faces\/:kind\/:id/, 'residents'],
  [/^\/api\/v1\/face-photos\/:id/, 'faces'],
  [/^\/api\/v1\/access-orders\/:id/, 'access_orders'],
  [/^\/api\/v1\/me\/sessions\/:id/, 'sessions'],
  [/^\/api\/v1\/me\/memberships\/:id/, 'memberships'],
  [/^\/api\/v1\/me\/identities\/:id/, 'external_identities'],
  [/^\/api\/v1\/me\/invitations\/:id/, 'invitations'],
  [/^\/api\/v1\/me\/second-factor\/passkeys\/:id/, 'passkeys'],
]

const faceConsent = { version: FACE_TERM_VERSION, language: 'pt' }

/** Valid bodies of routes that check the body before they read the row. */
const payloads: [pattern: RegExp, payload: object][] = [
  [/\/access-readers\/:id\/commands$/, { id: newId(), kind: 'probe' }],
  [/\/me\/faces\/:kind\/:id\/consent$/, faceConsent],
  [
    /\/v1\/faces\/:kind\/:id\/consent$/,
    { ...faceConsent, signed_on: '2026-01-01', paper_file_id: newId() },
  ],
  [/\/faces\/:kind\/:id\/withdrawal$/, {}],
  [/\/access-points\/:id\/openings$/, { id: newId(), reason: 'test' }],
  [/\/close$/, { resolution: 'test' }],
  [/\/panic\/:id\/place$/, { latitude: 0, longitude: 0, accuracy_m: null }],
  [/\/panic\/:id\/word$/, { word: 'over' }],
  [/\/:id\/departure$/, { last_day: '2026-12-31' }],
  [/\/:id\/erasure$/, { reason: 'asked' }],
  [/\/queue\/:id\/resolve$/, { as: 'not_entered', note: 'Ninguém entrou' }],
  [/\/resolve$/, { finding: 'empty' }],
  [/\/block$/, { reason: 'test' }],
  [
    /\/rounds\/:id\/entries$/,
    {
      entries: [
        {
          id: newId(),
          run_id: newId(),
          page_life: newId(),
          kind: 'start',
          at: '2026-11-27T22:00:00.000Z',
          monotonic_ms: 0,
        },
      ],
    },
  ],
  [/\/passkeys\/:id$/, { name: 'Outra' }],
  [/\/views\/:id$/, { name: 'Outra' }],
  [/\/push-subscriptions\/:id$/, { shows_names: true }],
  [/\/passkeys\/:id\/remove$/, { identity: { password: 'jabuticaba-no-telhado' } }],
]

describe("another tenant's rows that are no register's", () => {
  let test: TestApp
  let admin: Client
  const ids = new Map<string, string>()
  beforeAll(async () => {
    test = await openTestApp()
    admin = new Client({ connectionString: test.database.adminUrl })
    await admin.connect()
    const { sessionId, membershipId, userId } = test.person('sindico', 'acacias')
    ids.set('sessions', sessionId).set('memberships', membershipId).set('passkeys', newId())
    await admin.query(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter)
       VALUES ($1, $2, 'Celular', '\\x01', '\\x02', 0)`,
      [ids.get('passkeys'), userId],
    )
    ids.set('external_identities', newId())
    await admin.query(
      `INSERT INTO external_identities (id, user_id, kind, issuer, subject)
       VALUES ($1, $2, 'hosted', 'https://provider.example', 'somebody')`,
      [ids.get('external_identities'), userId],
    )
    ids.set('push_subscriptions', newId())
    await admin.query(
      `INSERT INTO push_subscriptions
         (id, user_id, session_id, role, tenant_id, endpoint_digest, sealed)
       VALUES ($1, $2, $3, 'sindico', $4, '\\x01', '\\x02')`,
      [ids.get('push_subscriptions'), userId, sessionId, test.tenants.acacias],
    )
    ids.set('invitations', newId())
    await admin.query(
      `INSERT INTO invitations
         (id, tenant_id, name, email, role, starts_on, invited_as, state, expires_at)
       VALUES ($1, $2, 'Ana', 'ana@acacias.example', 'funcionario', '2026-01-01', 'sindico', 'pending',
         now() + interval '1 day')`,
      [ids.get('invitations'), test.tenants.acacias],
    )
    const { tables } = await readTestCatalogue(test.database.adminUrl, inject('templateDatabase'))
    for (const table of tables) {
      if (!tablesOf.some(([, name]) => name === table.name) || ids.has(table.name)) continue
      await insertAnyRow(admin, table, test.tenants.acacias)
      const { rows } = await admin.query<{ id: string }>(
        `SELECT id FROM ${table.name} WHERE tenant_id = $1`,
        [test.tenants.acacias],
      )
      ids.set(table.name, rows[0]?.id ?? '')
    }
  })
  afterAll(async () => {
    await admin.end()
    await test.close()
  })

  /** Whether a route belongs to the register itself; a feature's route has a right of its own. */
  const isOfRegister = ({ url, access }: RecordedRoute) =>
    !(typeof access === 'object' && 'right' in access) &&
    Object.keys(registers).some((name) => url.startsWith(`/api/v1/${name}/`))
  const routes = () =>
    test.routes.filter((route) => route.url.includes(':id') && !isOfRegister(route))
  /** Returns the current content of the rows. */
  async function contents(): Promise<(string | undefined)[]> {
    const texts = []
    for (const [, table] of tablesOf) {
      const statement = `SELECT t::text AS text FROM ${table} t WHERE id = $1`
      const { rows } = await admin.query<{ text: string }>(statement, [ids.get(table)])
      texts.push(rows[0]?.text)
    }
    return texts
  }

  it('are known for every route', () => {
    const unknown = routes().filter(({ url }) => !tablesOf.some(([pattern]) => pattern.test(url)))
    expect(unknown.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('are not there for anybody, and stay as they are', async () => {
    const before = await contents()
    expect(before).not.toContain(undefined)
    // A link to a file names its tenant, which the server trusts for the signature alone.
    const forged = { tenant: test.tenants.acacias, expires: '4102444800000', signature: 'forged' }
    const open: string[] = []
    for (const role of roles) {
      const { token } = test.person(role)
      for (const { method, url, access } of routes()) {
        const table = tablesOf.find(([pattern]) => pattern.test(url))?.[1] ?? ''
        const { statusCode } = await test.app.inject({
          method,
          url: url.replace(':kind', 'resident').replace(':id', ids.get(table) ?? ''),
          headers: { authorization: `Bearer ${token}`, 'x-tenant-id': test.tenants.bosque },
          ...(['files', 'faces'].includes(table) && { query: forged }),
          ...(method !== 'DELETE' && {
            payload: payloads.find(([pattern]) => pattern.test(url))?.[1],
          }),
        })
        const wanted = access !== undefined && !roleMayCall(role, access) ? 403 : 404
        if (statusCode !== wanted)
          open.push(`${role} ${method} ${url}: ${statusCode}, not ${wanted}`)
      }
    }
    expect(open).toEqual([])
    expect(await contents()).toEqual(before)
  })
})
