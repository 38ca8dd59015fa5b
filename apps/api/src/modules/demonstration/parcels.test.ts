import { systemActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gathered } from '../../modules.ts'
import { diskFileStore } from '../../platform/files/file-store.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadDemonstration } from './demonstration.service.ts'
import { sitePlans } from './site-plan.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'loads the demonstration' })
  const { secret, publicUrl } = test.parts
  await loadDemonstration({
    database: test.database.app,
    ownerUrl: test.database.roleUrl('owner'),
    parts: gathered.demonstration,
    secret,
    publicUrl,
    files: diskFileStore(test.parts.dataDir),
    hashPassword: async (text) => text,
    storePassword: async () => undefined,
    report: () => undefined,
  })
})
afterAll(() => test.close())

type Shown = { state: string; last: string; live: number; spent: number }

const parcelsIn = (tenantId: string) =>
  test.database.app.inTenant(systemActor('test', tenantId), ({ queries }) =>
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
  'has parcels in every state, whose chains and codes agree with it',
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
  'has six doors of the locker full, and the others free',
  async ({ tenant }) => {
    const doors = await test.database.app.inTenant(systemActor('test', tenant.id), ({ queries }) =>
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
