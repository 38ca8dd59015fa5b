import { newId } from '@portaria/contract/value-types/uuid'
import { type Client, escapeIdentifier } from 'pg'
import type { CatalogueColumn, CatalogueTable } from '../../platform/database/catalogue.ts'

/**
 * Inserts a row into any table for a tenant, past policies and foreign keys: only its tenant matters.
 * Nullable columns stay null unless a check requires them.
 */
export async function insertAnyRow(
  client: Client,
  table: CatalogueTable,
  tenantId: string,
): Promise<void> {
  const asked = askedByChecks(table)
  const needed = table.columns.filter(
    ({ name, notNull, generated, identity, expression }) =>
      (notNull || asked.has(name)) && !generated && !identity && expression === null,
  )
  const names = needed.map(({ name }) => escapeIdentifier(name)).join(', ')
  const values = needed.map((column) =>
    /(^|_)tenant_id$/.test(column.name) ? tenantId : anyValue(table, column),
  )
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  // A replica runs no foreign keys or triggers.
  await client.query('SET session_replication_role = replica')
  try {
    await client.query(
      `INSERT INTO ${escapeIdentifier(table.name)} (${names}) VALUES (${places})`,
      values,
    )
  } finally {
    await client.query('RESET session_replication_role')
  }
}

/** Returns the first column of each check that requires one of several columns. */
function askedByChecks({ constraints }: CatalogueTable): Set<string | undefined> {
  const ofSeveralColumns = /num_nonnulls\((\w+)[^)]*\)(?: \+ [^=]*)? = 1/
  const ofTwoColumns = /\((\w+) IS NOT NULL\)(?: OR|\)?$)| OR \((\w+) IS NOT NULL\)+$/
  return new Set(
    constraints.flatMap(({ definition }) => {
      const [, ofSeveral] = ofSeveralColumns.exec(definition) ?? []
      const [, first, last] = ofTwoColumns.exec(definition) ?? []
      return ofSeveral ?? first ?? last ?? []
    }),
  )
}

/** Values of columns for which a check requires a pattern. */
const patterned: { readonly [column: string]: string } = {
  number: '1',
  starts_at: '08:00',
  from_time: '08:00',
  to_time: '17:00',
  ends_at: '17:00',
}

function anyValue(table: CatalogueTable, { name, type }: CatalogueColumn): unknown {
  const check = table.constraints.find(
    ({ kind, columns }) => kind === 'check' && columns.join() === name,
  )
  const option = /'((?:[^']|'')*)'::text/.exec(check?.definition ?? '')?.[1]
  if (type === 'uuid') return newId()
  if (check?.definition.includes(' ~ ')) return patterned[name]
  if (type === 'text') return option ?? newId()
  if (type === 'bytea') {
    const length = /octet_length\(\w+\) = (\d+)/.exec(check?.definition ?? '')?.[1]
    return length === undefined ? Buffer.from(newId()) : Buffer.alloc(Number(length))
  }
  if (type === 'jsonb') return '{}'
  if (type === 'boolean') return false
  if (type === 'date') return '2026-01-01'
  if (type === 'integer' || type === 'bigint' || type === 'numeric') return 1
  // The end of a window comes after its start.
  if (type.startsWith('timestamp'))
    return new Date(name.endsWith('_to') || name === 'ends_at' ? 1 : 0)
  if (type === 'tstzrange') return '[2026-01-01, 2026-01-02)'
  if (type.endsWith('[]')) return []
  throw new Error(`no value is known for ${table.name}.${name} of type ${type}`)
}
