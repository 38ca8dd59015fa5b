import type { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { claimOwnFile } from '../../../platform/files/own-files.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isCodeSpentNow } from '../public/parcel-codes.ts'
import { isParcelOf } from '../public/parcels.ts'

type Row = RowOf<typeof parcels>

const proofs = { signature: 'signature_file_id', photo: 'handed_photo_file_id' } as const

/**
 * Completes a hand-over: its recipient and its proof. A code is a proof only if it was used in this
 * transaction. A person of another unit, or one who moved in after the parcel came, needs a reason
 * (custody §4). A picture proves one hand-over only (decision 0066).
 */
export async function completeHandOver(context: TenantContext, next: Row): Promise<Row> {
  const how = next.handed_how
  if (how === null) throw fieldProblem('handed_how', 'required')
  if (how === 'code') {
    if (!(await isCodeSpentNow(context, next.id))) throw fieldProblem('handed_how', 'code_required')
    return next
  }
  const proof = how === 'photo' ? proofs.photo : proofs.signature
  if (next[proof] === null) throw fieldProblem(proof, 'required')
  const { handed_to_id: resident, handed_name: name } = next
  if (resident === null && name === null) throw fieldProblem('handed_to_id', 'required')
  if (resident !== null && name !== null) throw fieldProblem('handed_name', 'not_allowed')
  const isOwn = resident !== null && (await isParcelOf(context, next, resident))
  if (!isOwn && next.handed_reason === null) throw fieldProblem('handed_reason', 'required')
  // Claimed last, so that the picture of a refused hand-over stays unclaimed.
  for (const field of Object.values(proofs))
    if (next[field] !== null) await claimOwnFile(context, next, field)
  return { ...next, ...(isOwn && { handed_reason: null }) }
}
