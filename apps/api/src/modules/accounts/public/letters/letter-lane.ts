import type { Lane } from '../../../../platform/jobs/job-runner.ts'
import type { JobData, TenantTask } from '../../../../platform/jobs/task.ts'
import type { Posted } from '../../../../platform/mail/mailer.ts'

/**
 * A lane only for letters. One takes a minute and a quarter at most (the mailer's limits): a job
 * that runs for longer belongs to a killed server, and is run again.
 */
export const letterLane: Lane = {
  name: 'letters',
  concurrency: 2,
  connections: 3,
  lookMs: 2_000,
  stuckAfterS: 300,
}

/** Called with the file of a letter that no mail server took. */
export type OnKept = (file: string) => void

/**
 * A job that sends a letter: no answer waits for one, none is lost when the server is killed, and a
 * mail server that is down is tried again later.
 */
export const letterTask = (
  onKept: OnKept,
  write: (data: JobData) => Promise<Posted | null>,
): TenantTask => ({
  scope: 'tenant',
  async run(_scope, data) {
    const posted = await write(data)
    if (posted?.keptAs) onKept(posted.keptAs)
  },
})
