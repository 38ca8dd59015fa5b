import { type JobRunner, startJobs } from '../platform/jobs/job-runner.ts'
import { letterTasks } from './letter-tasks.ts'
import type { TestApp } from './test-app.ts'

/**
 * Sends the letters that the test's calls enqueue, as a server's queue does, but none that earlier
 * test files left. `onKept` is called with the file of each letter that was stored because no mail
 * server accepted it.
 */
export async function startLetters(
  test: TestApp,
  onKept: (file: string) => void = () => undefined,
): Promise<JobRunner> {
  await test.forgetJobs()
  return startJobs({
    connectionString: test.database.roleUrl('system'),
    database: test.database.app,
    system: test.database.system,
    tasks: letterTasks(test.parts, onKept),
    schedules: [],
    log: () => undefined,
  })
}
