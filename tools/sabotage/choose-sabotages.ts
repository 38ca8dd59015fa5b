import type { PlacedSabotage } from './gather-sabotages.ts'

/** The sabotages that a run performs; all of them if nothing is chosen. */
export type Choice = {
  /** A text that their names contain. */
  readonly named?: string | undefined
  /**
   * Files whose sabotages are chosen, in the order of these files: a file may be the source, a test
   * or the own file of a sabotage.
   */
  readonly touching?: readonly string[] | undefined
}

/** Selects the sabotages of a choice. */
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

/** Whether a file is none of the migrations, each of which chooses all sabotages by SQL. */
export const isNoMigration = (file: string): boolean => !file.startsWith(MIGRATIONS)

function isTouched({ home, tests, edit, sql }: PlacedSabotage, file: string): boolean {
  const isSource = file === edit?.file || (sql !== undefined && file.startsWith(MIGRATIONS))
  return isSource || file === home || tests.includes(file)
}

/**
 * Selects the sabotages of files that changed since all were run. If that is unknown, or none of
 * these files has a sabotage, it selects those of the core: a run without any would prove nothing.
 */
export function chooseRecent(
  all: readonly PlacedSabotage[],
  changed: readonly string[] | null,
): PlacedSabotage[] {
  const touched = changed === null ? [] : chooseSabotages(all, { touching: changed })
  return touched.length > 0 ? touched : all.filter(({ isCore }) => isCore)
}
