import type { ErasableRegister } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import { personPointers } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import type { Schedule, Tasks } from '../../platform/jobs/task.ts'

const holdersOfFaces = ['residents', 'employees', 'service-providers'] as const

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

/** Whether a row `c` is of a person whose erasure is five years old. */
const isProven = (register: ErasableRegister, tenantId: string): Sql => sql`
  EXISTS (SELECT FROM erasures e
    WHERE e.tenant_id = ${tenantId} AND e.register = ${register}
      AND e.person_id = ${sql.ref(`c.${personPointers[register]}`)}
      AND e.at < now() - make_interval(years => ${PROOF_YEARS}))`

/**
 * Deletes the consents of people whose erasure is five years old, with the signed papers. Returns
 * the number of consents.
 */
export async function endProofs(context: TenantContext, dropFiles: DropFiles): Promise<number> {
  const { queries, actor } = context
  const { tenantId } = actor
  const isOver = holdersOfFaces.map((register) => isProven(register, tenantId))
  const faces = await queries.all(sql<{ files: string[] }>`
    DELETE FROM face_consents c
    WHERE c.tenant_id = ${tenantId} AND (${sql.join(isOver, sql` OR `)})
    RETURNING array_remove(ARRAY[c.paper_file_id, c.withdrawal_file_id], NULL) AS files`)
  const others = await queries.count(sql`
    DELETE FROM resident_consents c
    WHERE c.tenant_id = ${tenantId} AND ${isProven('residents', tenantId)}`)
  await dropFiles(
    context,
    faces.flatMap(({ files }) => files),
  )
  return faces.length + others
}
