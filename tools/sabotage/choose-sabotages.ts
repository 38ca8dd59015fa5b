import type { PlacedSabotage } from './gather-sabotages.ts'

/** Which sabotages a run does; all of them where nothing is chosen. */
export type Choice = {
  /** Of names that contain a text. */
  readonly named?: string | undefined
  /** Whose source, tests or own file one of these files is, in the order of the files. */
  readonly touching?: readonly string[] | undefined
}

/** The sabotages that a choice leaves. */
export function chooseSabotages(
  all: readonly PlacedSabotage[],
  { named = '', touching }: Choice,
): PlacedSabotage[] {
  const left = all.filter(({ name }) => name.includes(named))
  if (touching === undefined) return left
  const place = (one: PlacedSabotage) => touching.findIndex((file) => isTouched(one, file))
  return left
    .map((one) => ({ one, at: place(one) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

const MIGRATIONS = 'apps/api/migrations/'

function isTouched({ home, tests, edit, sql }: PlacedSabotage, file: string): boolean {
  const isSource = file === edit?.file || (sql !== undefined && file.startsWith(MIGRATIONS))
  return isSource || file === home || tests.includes(file)
}

/**
 * The sabotages of the files that changed since all were run; those of the core where nobody knows which
 * did, and where none of them has a sabotage: a run without any would prove nothing.
 */
export function chooseRecent(
  all: readonly PlacedSabotage[],
  changed: readonly string[] | null,
): PlacedSabotage[] {
  const touched = changed === null ? [] : chooseSabotages(all, { touching: changed })
  return touched.length > 0 ? touched : all.filter(({ isCore }) => isCore)
}
