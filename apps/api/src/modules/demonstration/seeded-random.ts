/** The fixed moment in the demonstration's ids, so that every load gives the same ids. */
const FIRST_ID_AT = Date.UTC(2026, 8, 30, 12)

/** Choices with their weights, whose sum does not matter. */
export type Weighted<T> = readonly (readonly [choice: T, weight: number])[]

/** A random generator that gives the same sequence for the same seed. */
export type SeededRandom = {
  /** Returns a whole number, both ends included; `least` if the range is empty. */
  integer(least: number, greatest: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(choices: Weighted<T>): T
  /** Returns a number of decimal digits. */
  digits(length: number): string
  /** Returns an id in the shape of a UUID v7; those of one sequence ascend. */
  id(): string
}

/** Starts the sequence of a seed. */
export function seededRandom(seed: string): SeededRandom {
  const next = sequence(seed)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  let ids = 0

  const integer = (least: number, greatest: number) =>
    least + Math.floor(next() * Math.max(1, greatest - least + 1))

  return {
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      const index = choices.findIndex(([, weight]) => (left -= weight) < 0)
      return at(choices, index < 0 ? choices.length - 1 : index)[0]
    },
    digits: (length) => Array.from({ length }, () => integer(0, 9)).join(''),
    id() {
      const time = (FIRST_ID_AT + ids++).toString(16).padStart(12, '0')
      const variant = (8 + integer(0, 3)).toString(16)
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`
    },
  }
}

function at<T>(list: readonly T[], index: number): T {
  const [found] = list.slice(index, index + 1)
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/**
 * Returns a generator of numbers from 0 up to 1: mulberry32, started by an FNV-1a digest of the
 * seed.
 */
function sequence(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
