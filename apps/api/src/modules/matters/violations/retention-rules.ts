import { openViolationStates } from '@portaria/contract/modules/matters/violations/violation-fields'
import { violations } from '@portaria/contract/modules/matters/violations/violations'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../../platform/files/drop-files.ts'
import { eraseValues } from '../../../register-endpoints/erase-values.ts'

/** Whether a violation from an occurrence `o` is undecided, or its letter not received yet. */
export const hasOpenViolation: Sql = sql`EXISTS (
  SELECT 1 FROM violations v
  WHERE v.tenant_id = o.tenant_id AND v.occurrence_id = o.id
    AND v.state = ANY(${[...openViolationStates, 'decided']}::text[]))`

/**
 * Erases the data of violations together with the occurrences that they came from: letters,
 * defences and decisions.
 */
export async function eraseViolations(
  context: TenantContext,
  occurrenceIds: readonly string[],
  dropFiles: DropFiles,
): Promise<void> {
  const { queries, actor } = context
  const rows = await queries.all(sql<{ id: string }>`
    SELECT id FROM violations
    WHERE tenant_id = ${actor.tenantId} AND occurrence_id = ANY(${[...occurrenceIds]}::uuid[])
      AND erased_at IS NULL
    ORDER BY id`)
  if (rows.length === 0) return
  await eraseValues(
    context,
    rows.map(({ id }) => id),
    dropFiles,
    {
      register: violations,
      fields: [
        'subject',
        'place',
        'facts',
        'answer_to',
        'warning_text',
        'warning_received_by',
        'defence',
        'decision',
        'decision_text',
        'decision_received_by',
        'cancel_reason',
      ],
      instead: {
        subject: sql`'Infração'`,
        facts: sql`''`,
        answer_to: sql`''`,
        warning_text: sql`CASE WHEN warning_text IS NOT NULL THEN '' END`,
      },
      set: sql`erased_at = now(), version = version + 1`,
      pictures: [
        'defence_picture_file_id',
        'minutes_picture_file_id',
        'warning_receipt_file_id',
        'decision_receipt_file_id',
      ],
    },
  )
}
