import { noteReadDoors } from '../doors/doors.repository.ts'
import { ContactError, type Served } from './served.ts'

/** Milliseconds between two readings of a door whose state others depend on (access §55). */
const WATCH_MS = 2_000

/** What was read, and the milliseconds until the next reading; null for none. */
export type Watched = { readonly hasAnswered: boolean; readonly nextMs: number | null }

/**
 * Reads the doors of a reader on which the doors of other points depend. A reader that could not be
 * reached is asked again when everything else is: until then its doors are unknown.
 */
export async function watchStep({ reader, driver, write }: Served): Promise<Watched> {
  if (!reader.hasInterlocks || !reader.isInUse || reader.serial === null)
    return { hasAnswered: false, nextMs: null }
  const waitMs = reader.look_at.getTime() - Date.now()
  if (reader.trouble !== null && waitMs > 0) return { hasAnswered: false, nextMs: waitMs }
  const begunAt = new Date()
  const read = await driver.state()
  if (!read.ok) throw new ContactError(read.failure)
  await write((context) => noteReadDoors(context, reader.id, read.value.doors, begunAt))
  return { hasAnswered: true, nextMs: WATCH_MS }
}
