import { onServer } from './database-server.ts'
import type { TestApp } from './test-app.ts'

/** Tables to which every write adds and from which nothing is taken back: trail, counts, events. */
const ledgers = /^(audit_log|outbox|live_events|register_count)/

/** Columns that change with every write, whatever it changes. */
const bookkeeping = ['version', 'updated_at', 'updated_by', 'search_text']

type Snapshot = ReadonlyMap<string, ReadonlySet<string>>

/** All rows that bosque has, by their tables. */
export async function snapshotOf({ database, tenants }: TestApp): Promise<Snapshot> {
  const tables = await onServer<{ name: string }>(
    database.adminUrl,
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
       AND a.attname = 'tenant_id' AND NOT a.attisdropped ORDER BY 1`,
  )
  const kept = tables.filter(({ name }) => !ledgers.test(name))
  const without = bookkeeping.map((name) => `'${name}'`).join(', ')
  const rows = await onServer<{ name: string; row: string }>(
    database.adminUrl,
    kept
      .map(
        ({ name }) => `SELECT '${name}' AS name, (to_jsonb(t) - ARRAY[${without}])::text AS row
          FROM ${name} t WHERE t.tenant_id = '${tenants.bosque}'`,
      )
      .join(' UNION ALL '),
  )
  const byTable = Map.groupBy(rows, ({ name }) => name)
  return new Map([...byTable].map(([name, all]) => [name, new Set(all.map(({ row }) => row))]))
}

/** The tables whose rows differ between two moments. */
export function changedTables(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .filter((name) => {
      const [one, other] = [before.get(name) ?? new Set(), after.get(name) ?? new Set()]
      return one.symmetricDifference(other).size > 0
    })
    .toSorted((one, other) => one.localeCompare(other))
}
