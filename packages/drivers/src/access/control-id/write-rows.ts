import type { Doubtful, Refused } from '../access-outcome.ts'
import type { Asking, ObjectStore, Row } from './object-store.ts'
import type { ReaderProfile } from './reader-profile.ts'

/** People who were removed since the writing began, and are therefore written no more. */
export type Removed = ReadonlySet<string>

/** A list of people that is being written. */
export type Writing = {
  readonly store: ObjectStore
  readonly profile: ReaderProfile
  readonly removed: Removed
  readonly asking: Asking
  /** The first failure of each person; what is read back decides whether it mattered. */
  readonly failures: Map<string, Refused | Doubtful>
}

/** A row of a person, with the value that no other person may hold. */
export type PersonRow = { readonly person: string; readonly row: Row; readonly value?: string }

/** Limit of refused calls for one list, so that a full reader is not asked for each row. */
const MOST_REFUSALS = 24

/** Keeps the first failure of people. */
export function keepFailure(
  { failures }: Writing,
  people: readonly string[],
  failure: Refused | Doubtful,
): void {
  for (const person of people) if (!failures.has(person)) failures.set(person, failure)
}

/**
 * Writes rows in one call. Where the reader refuses it, for which one row suffices, the halves are
 * tried, so that the others are written; the people of rows that failed are kept with the reason.
 */
export async function writeRows(
  writing: Writing,
  object: string,
  rows: readonly PersonRow[],
): Promise<void> {
  const { store, removed, asking } = writing
  let refusals = 0

  async function write(some: readonly PersonRow[]): Promise<void> {
    if (some.length === 0) return
    const left = () => some.filter(({ person }) => !removed.has(person)).map(({ row }) => row)
    const answer = await store.create(object, left, asking)
    if (answer.result === 'answered') return
    // Somebody whose call never reached the reader gains nothing from halves.
    const isOfRows = ['duplicate', 'capacity_full', 'reader_refused'].includes(answer.reason)
    refusals += 1
    if (some.length === 1 || !isOfRows || refusals > MOST_REFUSALS) {
      keepFailure(
        writing,
        some.map(({ person }) => person),
        answer,
      )
      return
    }
    const middle = some.length >> 1
    await write(some.slice(0, middle))
    await write(some.slice(middle))
  }
  await write(rows)
}
