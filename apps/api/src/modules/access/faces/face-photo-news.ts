import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { membersWithRole, notify } from '../../notices/public/notifications.ts'
import { registerOf } from '../own-pins/own-pins.repository.ts'
import type { FaceHolder } from './face-people.ts'

/** The link by which a photo came, and the user who asked for its letter. */
export type PhotoLink = { readonly linkId: string; readonly askedBy: string }

/**
 * Tells that a photo came by a link, so that a stolen one is noticed: whoever sent the letter, or all
 * síndicos where that person is none of them any more, and the person by a letter to the same address,
 * once an hour (access §64). It belongs after the photo, in the same transaction.
 */
export async function tellOfPhoto(
  context: TenantContext,
  holder: FaceHolder,
  name: string,
  { linkId, askedBy }: PhotoLink,
): Promise<void> {
  const { queries, actor } = context
  const register = registerOf(holder)
  const managers = await membersWithRole(context, ['sindico'])
  await notify(context, {
    kind: 'face_photo_by_link',
    recipients: managers.includes(askedBy) ? [askedBy] : managers,
    subject: { register, id: holder.id },
    words: { person: name },
    key: linkId,
  })
  const { photos } = await queries.one(sql<{ photos: number }>`
    SELECT count(*)::int AS photos FROM audit_log
    WHERE tenant_id = ${actor.tenantId} AND register = ${register} AND row_id = ${holder.id}
      AND operation = 'face_photo_sent' AND actor_id IS NULL AND at > now() - interval '1 hour'`)
  if (photos > 1) return
  const data = { linkId, about: 'photo' }
  await enqueueJob(context, { task: 'send_face_letter', data, key: `${linkId} photo` })
}
