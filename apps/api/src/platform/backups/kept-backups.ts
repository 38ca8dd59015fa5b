import { allNames, type BackupPlace, readWhole } from './backup-place.ts'
import { ENDED, hourOfList } from './ended-list.ts'
import {
  BACKUPS,
  backupOf,
  copyOf,
  FILE_LIST,
  FILES,
  momentOf,
  objectOf,
  SUMMARY,
} from './object-names.ts'

/** How many days, weeks and months keep a backup: the newest of each. */
const KEPT = { days: 7, weeks: 4, months: 12 }

const DAY_MS = 86_400_000

/** Milliseconds by which a list may begin before a backup that needs it. */
const LIST_MS = 2 * 3_600_000

/** Monday of the week, and first day of the month, in UTC. */
const periods: readonly { of: (at: Date) => string; count: number }[] = [
  { count: KEPT.days, of: (at) => at.toISOString().slice(0, 10) },
  { count: KEPT.weeks, of: (at) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7)) },
  { count: KEPT.months, of: (at) => at.toISOString().slice(0, 7) },
]

/**
 * Returns which backups are kept: the newest of each of the last 7 days, 4 weeks and 12 months that
 * have one, so that none is lost while no new ones are made.
 */
export function keptOf(ids: readonly string[]): Set<string> {
  const newestFirst = ids.toSorted((a, b) => momentOf(b).getTime() - momentOf(a).getTime())
  const kept = new Set<string>()
  for (const { of, count } of periods) {
    const newest = new Map<string, string>()
    for (const id of newestFirst) {
      const period = of(momentOf(id))
      if (!newest.has(period) && newest.size < count) newest.set(period, id)
    }
    for (const id of newest.values()) kept.add(id)
  }
  return kept
}

/** Lists the ids of whole backups, oldest first. */
export async function wholeBackups(place: BackupPlace): Promise<string[]> {
  return wholeOf(await allNames(place, BACKUPS))
}

const wholeOf = (names: readonly string[]) =>
  names
    .filter((name) => name.endsWith(`/${SUMMARY}`))
    .flatMap((name) => backupOf(name) ?? [])
    .toSorted()

/**
 * Removes the backups that are no longer kept, what a backup left a day ago that was never finished,
 * and the copies of files that no backup holds, unless a younger one is not finished. Returns the ids of
 * backups that were removed.
 */
export async function dropOldBackups(place: BackupPlace): Promise<string[]> {
  const names = await allNames(place, BACKUPS)
  const whole = wholeOf(names)
  const kept = keptOf(whole)
  const left = new Set(names.flatMap((name) => backupOf(name) ?? [])).difference(new Set(whole))
  const unfinished = new Set([...left].filter((id) => Date.now() - momentOf(id).getTime() < DAY_MS))
  const dropped = new Set<string>()
  // Without its summary, which goes first, a backup that is half removed is none.
  for (const name of names.toSorted((a, b) => rank(a) - rank(b))) {
    const id = backupOf(name)
    if (id === null || kept.has(id) || unfinished.has(id)) continue
    await place.remove(name)
    dropped.add(id)
  }
  // Another installation may be about to list what it has copied.
  if (unfinished.size === 0) await dropFiles(place, kept)
  await dropLists(place, kept)
  return [...dropped].toSorted()
}

/** Removes what was half written a day ago. Throws for a store that does not list or end uploads. */
export async function dropHalfWritten(place: BackupPlace): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS)
  for (const folder of [BACKUPS, FILES, ENDED]) await place.dropUnfinished(folder, yesterday)
}

const rank = (name: string) => (name.endsWith(`/${SUMMARY}`) ? 0 : 1)

/** Removes the lists of what ended that are older than every backup. */
async function dropLists(place: BackupPlace, kept: ReadonlySet<string>): Promise<void> {
  const [oldest] = [...kept].toSorted()
  if (oldest === undefined) return
  const before = momentOf(oldest).getTime() - LIST_MS
  for await (const names of place.list(ENDED)) {
    for (const name of names.filter((one) => hourOfList(one).getTime() < before)) {
      await place.remove(name)
    }
  }
}

async function dropFiles(place: BackupPlace, kept: ReadonlySet<string>): Promise<void> {
  const held = new Set<string>()
  for (const id of kept) {
    const list = await readWhole(place, objectOf(id, FILE_LIST))
    // A list that is missing would make all its files look unwanted.
    if (list === null) return
    for (const line of list.toString().split('\n')) {
      const [tenantId, fileId] = line.split('/')
      if (tenantId && fileId) held.add(copyOf(tenantId, fileId))
    }
  }
  for await (const names of place.list(FILES)) {
    for (const name of names.filter((one) => !held.has(one))) await place.remove(name)
  }
}
