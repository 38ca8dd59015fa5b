import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'

/**
 * Limit of letters of one bulk in a second. Spread over time, they take turns with letters of other
 * companies, instead of going out before all of those.
 */
const LETTERS_A_SECOND = 4

const jobOf = (invitationId: string) => ({
  task: 'send_invitation',
  data: { invitationId },
  key: invitationId,
})

/**
 * Enqueues the letter of an invitation. Letters of a company are sent one at a time, so that many
 * letters of one company do not delay those of others.
 */
export async function sendLetter(context: TenantContext, invitationId: string): Promise<void> {
  await enqueueJob(context, {
    ...jobOf(invitationId),
    line: `letters ${context.actor.tenantId}`,
  })
}

/**
 * Enqueues the letters of many invitations behind letters that somebody waits for. They are in no
 * line: while one worker looks for a letter in a line, a free worker may find none for seconds.
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
