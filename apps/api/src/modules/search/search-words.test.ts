import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '../../platform/database/queries.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import { seedTenants } from '../../testing/seeded-tenants.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'

describe('the stored words', () => {
  const searched = Object.values(registers).filter(({ globalSearch }) => globalSearch)
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    // A row of each register, made from its sample.
    await seedTenants(test, { bosque: ['household'], acacias: [] })
  })
  afterAll(() => test.close())

  const inTenant = <T>(tenant: TenantName, work: (queries: Queries) => Promise<T>) =>
    test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, work)

  it.each(searched.map(({ name }) => name))('are those of all live rows of %s', async (name) => {
    const register = registers[name]
    const { missing, extra, kept } = await inTenant('bosque', (queries) =>
      queries.one(sql<{ missing: number; extra: number; kept: number }>`
        WITH kept AS (
          SELECT row_id, former, word FROM search_words
          WHERE tenant_id = ${test.tenants.bosque} AND register = ${register.table}),
        expected AS (
          SELECT r.id, r.status <> 'ATIVO', left(word, 60) FROM ${tableOf(register)} r,
            LATERAL string_to_table(r.search_text, ' ') word
          WHERE r.tenant_id = ${test.tenants.bosque} AND r.deleted_at IS NULL AND word <> '')
        SELECT (SELECT count(*) FROM (TABLE expected EXCEPT TABLE kept) a)::int AS missing,
          (SELECT count(*) FROM kept WHERE NOT EXISTS (
            SELECT 1 FROM ${tableOf(register)} r WHERE r.id = kept.row_id
              AND r.deleted_at IS NULL AND (r.status <> 'ATIVO') = kept.former
              AND strpos(r.search_text, kept.word) > 0))::int AS extra,
          (SELECT count(*) FROM kept)::int AS kept`),
    )
    expect(
      { missing, extra, isFound: kept > 0 },
      `a migration calls find_by_words('${register.table}'), and the sample of ${name} has a word`,
    ).toEqual({ missing: 0, extra: 0, isFound: true })
  })
})
