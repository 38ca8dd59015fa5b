/** A span of hours on a day of the week, in minutes since midnight; 0 to 0 is the whole day. */
export interface WeekBlock {
  /** The day of the week, 0 for Sunday. */
  day: number
  from: number
  /** An end not after `from` is on the next day. */
  to: number
}

export const MINUTES_A_DAY = 24 * 60

/** Splits blocks by day: one that passes midnight becomes two. */
export function daySpans(blocks: readonly WeekBlock[]): WeekBlock[] {
  return blocks
    .flatMap(({ day, from, to }) => {
      if (to > from) return [{ day, from, to }]
      const first = { day, from, to: MINUTES_A_DAY }
      return to === 0 ? [first] : [first, { day: (day + 1) % 7, from: 0, to }]
    })
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
}
