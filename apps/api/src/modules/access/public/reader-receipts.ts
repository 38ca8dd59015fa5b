import type { ReaderRemoval } from '@portaria/contract/modules/access/faces/reader-removal'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** A removal from a reader, with its person. */
export type StoredRemoval = Omit<ReaderRemoval, 'asked_at' | 'gone_at'> & {
  readonly person_id: string
  readonly asked_at: Date
  readonly gone_at: Date | null
}

/** Returns a removal as receipts show it. */
export const removalOf = ({ reader, part, asked_at, gone_at }: StoredRemoval): ReaderRemoval => ({
  reader,
  part,
  asked_at: asked_at.toISOString(),
  gone_at: gone_at?.toISOString() ?? null,
})

/** Reads the removals of people from readers since a moment, by person, the newest first (access §41). */
export async function readReaderReceipts(
  { queries, actor }: TenantContext,
  people: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, ReaderRemoval[]>> {
  const isOf = (column: string) => sql`n.${sql.ref(column)} = ANY(${[...people]}::uuid[])`
  const rows = await queries.all(sql<StoredRemoval>`
    SELECT coalesce(n.resident_id, n.employee_id, n.provider_id) AS person_id, e.name AS reader,
      m.part, m.asked_at, m.gone_at
    FROM reader_numbers n
    JOIN reader_removals m ON m.tenant_id = n.tenant_id AND m.number = n.number
      AND m.asked_at >= ${since}
    JOIN equipment e ON e.tenant_id = m.tenant_id AND e.id = m.equipment_id
    WHERE n.tenant_id = ${actor.tenantId}
      AND (${isOf('resident_id')} OR ${isOf('employee_id')} OR ${isOf('provider_id')})
    ORDER BY m.asked_at DESC, m.id DESC`)
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id)
  return new Map([...byPerson].map(([id, own]) => [id, own.map(removalOf)]))
}
