import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import type { Schedule, Tasks } from '../../platform/jobs/task.ts'

/** How long consents stay as a proof after an erasure (people §11; Código Civil, art. 206). */
const PROOF_YEARS = 5

const END_PROOFS = 'end_proofs_of_erased'

/** The nightly end of consents of people who were erased long ago. */
export const erasureSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '50 6 * * *', data: { task: END_PROOFS } },
]

/** Makes the task of that schedule. */
export const erasureTasks = (dropFiles: DropFiles): Tasks => ({
  [END_PROOFS]: {
    scope: 'tenant',
    async run({ database, actor }) {
      await database.inTenant(actor, (context) => endProofs(context, dropFiles))
    },
  },
})

/** Deletes the face consents of people whose erasure is five years old, with the signed papers. */
export async function endProofs(context: TenantContext, dropFiles: DropFiles): Promise<number> {
  const { queries, actor } = context
  const ended = await queries.all(sql<{ files: string[] }>`
    DELETE FROM face_consents c USING erasures e
    WHERE c.tenant_id = ${actor.tenantId} AND e.tenant_id = c.tenant_id
      AND e.person_id = coalesce(c.resident_id, c.employee_id, c.provider_id)
      AND e.at < now() - make_interval(years => ${PROOF_YEARS})
    RETURNING array_remove(ARRAY[c.paper_file_id, c.withdrawal_file_id], NULL) AS files`)
  await dropFiles(
    context,
    ended.flatMap(({ files }) => files),
  )
  return ended.length
}
