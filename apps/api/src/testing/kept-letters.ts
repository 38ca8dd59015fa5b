import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tasks } from '../platform/jobs/task.ts'
import { onServer } from './database-server.ts'
import { letterTasks } from './letter-tasks.ts'
import type { TestApp } from './test-app.ts'

/** The letters that were written to an address, soft line breaks taken out. */
export async function lettersTo(test: TestApp, address: string): Promise<string[]> {
  const folder = path.join(test.parts.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return letters
    .filter((letter) =>
      new RegExp(`^To: .*${address}`, 'mi').test(letter.replace(/\r?\n[ \t]/g, ' ')),
    )
    .map((letter) => letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
}

type Waiting = {
  id: string
  task: string
  payload: { actor: object; data: object; tenant: string }
}

const waiting = (test: TestApp) =>
  onServer<Waiting>(
    test.database.adminUrl,
    `SELECT j.id, t.identifier AS task, j.payload FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id`,
  )

/** Waiting jobs of a task, by their data. */
export async function waitingJobs(test: TestApp, task: string): Promise<object[]> {
  return (await waiting(test)).filter((job) => job.task === task).map(({ payload }) => payload.data)
}

/**
 * Runs the jobs of all waiting letters, and of the letters that these enqueue: by default those of
 * accounts, otherwise those in `tasks`.
 */
export async function writeLetters(
  test: TestApp,
  tasks: Tasks = letterTasks(test.parts, () => undefined),
): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const { id, task, payload } of await waiting(test)) {
      const one = tasks[task]
      if (one?.scope !== 'tenant') continue
      const actor = { ...test.actor('admin'), ...payload.actor }
      // Deleted before it runs, so that a new job that it plans for itself stays.
      await onServer(
        test.database.adminUrl,
        `DELETE FROM graphile_worker._private_jobs WHERE id = ${id}`,
      )
      await one.run({ database: test.database.app, actor }, { ...payload.data })
    }
  }
}

/** The token of the newest letter's link to a page. */
export async function tokenTo(
  test: TestApp,
  address: string,
  page = 'invitation',
): Promise<string> {
  const letter = (await lettersTo(test, address)).at(-1) ?? ''
  const token = new RegExp(`/pages/auth/${page}#([\\w.-]+)`).exec(letter)?.[1]
  if (!token) throw new Error(`no letter to ${address} has such a link`)
  return token
}
