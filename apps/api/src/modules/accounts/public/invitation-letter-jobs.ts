import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'

/**
 * Letters of one bulk in a second. Spread over time, they take turns with those of other companies,
 * instead of being all due before them.
 */
const LETTERS_A_SECOND = 4

const jobOf = (invitationId: string) => ({
  task: 'send_invitation',
  data: { invitationId },
  key: invitationId,
})

/**
 * Enqueues the letter of an invitation; letters of a company are sent one at a time, so that many
 * of one do not delay those of others.
 */
export async function sendLetter(context: TenantContext, invitationId: string): Promise<void> {
  await enqueueJob(context, {
    ...jobOf(invitationId),
    line: `letters ${context.actor.tenantId}`,
  })
}

/**
 * Enqueues the letters of many invitations: after those for which somebody waits. They have no
 * line, because a free worker may find no letter in a line for seconds while another looks.
 */
export async function sendLetters(
  context: TenantContext,
  invitationIds: readonly string[],
): Promise<void> {
  const [only, second] = invitationIds
  if (only !== undefined && second === undefined) return sendLetter(context, only)
  for (const [nth, id] of invitationIds.entries()) {
    await enqueueJob(context, { ...jobOf(id), afterS: nth / LETTERS_A_SECOND, isOfMany: true })
  }
}
