import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { openRequestStates, requests } from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../../platform/files/drop-files.ts'
import { ERASED_BY_TERM, eraseValues } from '../../../register-endpoints/erase-values.ts'

/** The replacement of an erased subject. */
const ERASED_SUBJECT = 'Solicitação'

/** Reads the comments of some requests. */
const commentsOf = async (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<string[]> => {
  const found = await queries.all(sql<{ id: string }>`
    SELECT id FROM request_comments
    WHERE tenant_id = ${actor.tenantId} AND request_id = ANY(${[...ids]}::uuid[]) ORDER BY id`)
  return found.map(({ id }) => id)
}

/**
 * Deletes the pictures of some requests, and their data in the trail, with an entry of its own in
 * the trail.
 */
async function eraseAttachments(
  context: TenantContext,
  ids: readonly string[],
  dropFiles: DropFiles,
): Promise<void> {
  const { queries, actor } = context
  const gone = await queries.all(sql<{ picture_file_id: string }>`
    DELETE FROM request_attachments
    WHERE tenant_id = ${actor.tenantId} AND request_id = ANY(${[...ids]}::uuid[])
    RETURNING picture_file_id`)
  await queries.all(sql`
    SELECT erase_audited_values(${requests.name}, ${[...ids]}::uuid[], ARRAY['attachments'],
      ${ERASED_BY_TERM})`)
  await dropFiles(
    context,
    gone.map(({ picture_file_id: id }) => id),
  )
}

/**
 * Personal data in requests: their text, pictures and all comments, after their term. The days of
 * request and completion stay, for the record of the unit. An open one is part of an open matter.
 */
export const requestsRule: RetentionRule = {
  kind: 'requests',
  table: 'requests',
  days: ({ requests_days }) => requests_days,
  overdue: (tenantId, days) => sql`
    SELECT r.id, coalesce(r.closed_at, r.answered_at, r.opened_at) AS since,
      CASE WHEN r.state = ANY(${[...openRequestStates, 'done']}::text[]) THEN 'open_request' END AS held
    FROM requests r
    WHERE r.tenant_id = ${tenantId} AND r.erased_at IS NULL
      AND coalesce(r.closed_at, r.answered_at, r.opened_at) < now() - make_interval(days => ${days})`,
  async erase(context, ids, dropFiles) {
    await eraseAttachments(context, ids, dropFiles)
    const comments = await commentsOf(context, ids)
    if (comments.length > 0)
      await eraseValues(context, comments, dropFiles, {
        register: requestComments,
        fields: ['body'],
        instead: { body: sql`''` },
        pictures: ['picture_file_id'],
      })
    await eraseValues(context, ids, dropFiles, {
      register: requests,
      fields: [
        'subject',
        'description',
        'place',
        'team_note',
        'answer',
        'reopen_reason',
        'rating_note',
      ],
      instead: { subject: sql`${ERASED_SUBJECT}`, description: sql`''` },
      // The version counts one more, for the entry about the pictures.
      set: sql`erased_at = now(), version = version + 2`,
      pictures: [],
    })
  },
}
