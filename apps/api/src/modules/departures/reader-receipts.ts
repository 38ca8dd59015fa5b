import type { ReaderRemoval } from '@portaria/contract/modules/access/faces/reader-removal'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

type Removal = Omit<ReaderRemoval, 'asked_at' | 'gone_at'> & {
  readonly person_id: string
  readonly asked_at: Date
  readonly gone_at: Date | null
}

/**
 * Reads the removals of people from readers since a departure was planned, by person, the newest
 * first (access §41).
 */
export async function readReaderReceipts(
  { queries, actor }: TenantContext,
  people: readonly string[],
  departureId: string,
): Promise<ReadonlyMap<string, ReaderRemoval[]>> {
  const rows = await queries.all(sql<Removal>`
    SELECT coalesce(n.resident_id, n.employee_id, n.provider_id) AS person_id, e.name AS reader,
      m.part, m.asked_at, m.gone_at
    FROM departures d
    JOIN reader_numbers n ON n.tenant_id = d.tenant_id AND (n.resident_id = ANY(${[...people]}::uuid[])
      OR n.employee_id = ANY(${[...people]}::uuid[]) OR n.provider_id = ANY(${[...people]}::uuid[]))
    JOIN reader_removals m ON m.tenant_id = n.tenant_id AND m.number = n.number
      AND m.asked_at >= d.planned_at
    JOIN equipment e ON e.tenant_id = m.tenant_id AND e.id = m.equipment_id
    WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${departureId}
    ORDER BY m.asked_at DESC, m.id DESC`)
  const removals = rows.map(({ person_id, asked_at, gone_at, ...row }) => ({
    person_id,
    removal: {
      ...row,
      asked_at: asked_at.toISOString(),
      gone_at: gone_at?.toISOString() ?? null,
    },
  }))
  const byPerson = Map.groupBy(removals, ({ person_id }) => person_id)
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ removal }) => removal)]))
}
