import type { CredentialKind } from '@portaria/contract/modules/access/decisions/decision-words'
import type { AccessPerson, AccessSchedule, Holiday } from '@portaria/drivers/access/access-driver'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { mapInShares } from '../../../../platform/map-in-shares.ts'
import { type CompiledList, compileLists } from './compile-list.ts'
import { type ListTools, readListInput } from './read-list-input.ts'
import { numbersOf, type Subject } from './reader-numbers.ts'

/** A person whom a reader has to hold. Contains secrets: belongs in no log. */
export type ListedPerson = {
  readonly number: string
  readonly subject: Subject
  readonly person: AccessPerson
  /** The kinds of credentials that the person has there; none where nothing can be written. */
  readonly credentials: readonly CredentialKind[]
  /** What cannot be written. */
  readonly unfit: readonly string[]
  /** The version of the photo by which the reader has to know the face; null for none. */
  readonly face: string | null
}

/** What a reader has to hold. */
export type ReaderList = {
  readonly equipmentId: string
  readonly people: readonly ListedPerson[]
  readonly schedules: readonly AccessSchedule[]
  readonly holidays: readonly Holiday[]
  /** The moment at which time alone changes the list next; of a part of it, as far as that tells. */
  readonly nextAt: Date
}

/**
 * Works out what readers have to hold of some subjects, or of everybody (access §25). Schedules and
 * holidays are those of the whole list. A reader that is not in use, or that nobody speaks to, has to
 * hold nothing. Contains secrets: belongs in no log.
 */
export async function readerLists(
  context: TenantContext,
  tools: ListTools,
  equipmentIds: readonly string[],
  subjects: readonly Subject[] | 'all',
): Promise<ReadonlyMap<string, ReaderList>> {
  const input = await readListInput(context, tools, equipmentIds, subjects)
  const { lists, things, nextAt } = await compileLists(input)
  const numbers = await numbersOf(context, things)
  const compiled = new Map<string, Contents>()
  for (const list of lists) compiled.set(list.equipmentId, await numbered(list, numbers))
  const empty = { people: [], schedules: [], holidays: [] }
  return new Map(
    equipmentIds.map((equipmentId) => [
      equipmentId,
      { equipmentId, nextAt, ...(compiled.get(equipmentId) ?? empty) },
    ]),
  )
}

type Contents = Pick<ReaderList, 'people' | 'schedules' | 'holidays'>

/** Puts numbers in the place of the keys of things. */
async function numbered(
  { people, schedules, holidays }: CompiledList,
  numbers: ReadonlyMap<string, string>,
): Promise<Contents> {
  const numberOf = (key: string): string => {
    const number = numbers.get(key)
    if (number === undefined) throw new Error(`no number was given to ${key}`)
    return number
  }
  return {
    people: await mapInShares(people, ({ person, ...more }) => {
      const number = numberOf(person.id)
      const own = { ...person, id: number, schedules: person.schedules.map(numberOf).toSorted() }
      return { number, person: own, ...more }
    }),
    schedules: schedules.map((schedule) => ({ ...schedule, id: numberOf(schedule.id) })),
    holidays,
  }
}
