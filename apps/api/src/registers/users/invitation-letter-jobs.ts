import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'

/**
 * Letters of one bulk in a second. Spread over time, they take turns with those of other companies,
 * instead of being all due before them.
 */
const LETTERS_A_SECOND = 4

const jobOf = ({ actor }: TenantContext, invitationId: string) => ({
  task: 'send_invitation',
  data: { invitationId },
  key: invitationId,
  line: `letters ${actor.tenantId}`,
})

/**
 * Enqueues the letter of an invitation; letters of a company are sent one at a time, so that many
 * of one do not delay those of others.
 */
export async function sendLetter(context: TenantContext, invitationId: string): Promise<void> {
  await enqueueJob(context, jobOf(context, invitationId))
}

/** Enqueues the letters of many invitations: after those for which somebody waits. */
export async function sendLetters(
  context: TenantContext,
  invitationIds: readonly string[],
): Promise<void> {
  for (const [nth, id] of invitationIds.entries()) {
    const afterS = nth / LETTERS_A_SECOND
    await enqueueJob(context, { ...jobOf(context, id), afterS, isOfMany: invitationIds.length > 1 })
  }
}
