import type { ListedRule, ReaderInUse } from './list-input.ts'

/** The doors of a reader, as rules and ways out open them. */
export type ReaderDoors = {
  /** The doors by which people enter by a rule. */
  readonly ofRules: ReadonlyMap<string, readonly number[]>
  /**
   * The doors by which nobody enters by the list: one of their points is locked, or opens only while
   * another one is closed (access §25, §46).
   */
  readonly shut: ReadonlySet<number>
  /** The rules that name a point of the reader, in whatever direction. */
  readonly here: ReadonlySet<string>
  /** The doors by which people only leave. */
  readonly out: readonly number[]
  /** Whether a point of the reader is one of direction out. */
  readonly hasExit: boolean
}

/**
 * Returns the doors of a reader. A door by which people also enter opens by rules alone: a reader does
 * not know who comes from where.
 */
export function doorsOf({ points }: ReaderInUse, rules: readonly ListedRule[]): ReaderDoors {
  const entrances = points.filter(({ direction }) => direction !== 'out')
  const isEntrance = (door: number) => entrances.some((point) => point.door === door)
  const exits = points.filter(({ direction }) => direction === 'out')
  return {
    ofRules: new Map(
      rules.map((rule) => [
        rule.id,
        unique(entrances.filter(({ id }) => rule.point_ids.includes(id)).map(({ door }) => door)),
      ]),
    ),
    // A reader does not know by which point of a door somebody enters.
    shut: new Set(
      entrances
        .filter(({ isLocked, hasInterlock }) => isLocked || hasInterlock)
        .map(({ door }) => door),
    ),
    here: new Set(
      rules
        .filter((rule) => points.some(({ id }) => rule.point_ids.includes(id)))
        .map(({ id }) => id),
    ),
    out: unique(exits.map(({ door }) => door).filter((door) => !isEntrance(door))),
    hasExit: exits.length > 0,
  }
}

const unique = (doors: readonly number[]): number[] => [...new Set(doors)].toSorted((a, b) => a - b)
