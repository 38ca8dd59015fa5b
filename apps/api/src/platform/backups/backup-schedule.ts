import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { SystemDatabase } from '../database/system-database.ts'
import type { BackupSettings } from './backup-settings.ts'
import { everyMinute, type Repeated } from './every-minute.ts'

const COMMAND = path.resolve(import.meta.dirname, '../../backup.ts')

/** Hours after which a run without an end counts as killed. */
const LONGEST_H = 6

/** Milliseconds for which a stop waits for it: the whole server is down within five seconds. */
const STOP_MS = 3_000

/** Minutes before a failed run is tried again. */
const AGAIN_MIN = 60

/** Returns the latest moment at or before now that has this minute of the day, by the server's clock. */
export function lastDue(now: Date, atMinute: number): Date {
  const due = new Date(now)
  due.setHours(Math.floor(atMinute / 60), atMinute % 60, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/**
 * Takes the run that is due, so that one of several servers makes it; null if none is, since one
 * succeeded or goes on, or failed within the hour.
 */
export function takeDueRun(system: SystemDatabase, due: Date): Promise<string | null> {
  return system.transaction(async (queries) => {
    await queries.all(sql`SELECT pg_advisory_xact_lock(hashtext('portaria backup schedule'))`)
    const taken = await queries.first(sql<{ id: string }>`
      INSERT INTO backup_runs (id)
      SELECT ${newId()}::uuid WHERE NOT EXISTS (
        SELECT FROM backup_runs WHERE started_at >= ${due} AND CASE
          WHEN backup IS NOT NULL THEN true
          WHEN failure IS NOT NULL THEN finished_at > now() - make_interval(mins => ${AGAIN_MIN})
          ELSE started_at > now() - make_interval(hours => ${LONGEST_H}) END)
      RETURNING id`)
    return taken?.id ?? null
  })
}

type Options = {
  readonly system: SystemDatabase
  readonly settings: BackupSettings
  readonly onError: (error: unknown) => void
}

/**
 * Makes a backup each day at the time of the settings, in a process of its own below those that
 * serve. A failed one is tried again each hour.
 */
export function startBackupSchedule({ system, settings, onError }: Options): Repeated {
  const stopped = new AbortController()
  const looks = everyMinute(async () => {
    const id = await takeDueRun(system, lastDue(new Date(), settings.atMinute))
    if (id !== null && !stopped.signal.aborted) await runBackup(id, stopped.signal)
  }, onError)
  return {
    async stop() {
      stopped.abort()
      await looks.stop()
    },
  }
}

/** Runs the command, which notes how it ended. */
async function runBackup(id: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, '--run', id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([exited, once(signal, 'abort')])
  if (signal.aborted) {
    child.kill('SIGTERM')
    // It notes that it was stopped, while the database still runs.
    await Promise.race([exited, sleep(STOP_MS, undefined, { ref: false })])
  }
  if (child.exitCode !== 0 && !signal.aborted)
    throw new Error('a backup failed; the administrators see why')
}
