import type { Actor } from '@portaria/contract/actors/actor'
import { documentIn } from '@portaria/contract/define-register/look-ups'
import { may } from '@portaria/contract/define-register/permissions'
import { SEARCH_HITS, type SearchGroup, UNIT_HITS } from '@portaria/contract/modules/search/search'
import { searchReadings, spacedPlate } from '@portaria/contract/value-types/search-words'
import { typedUnits } from '@portaria/contract/value-types/typed-unit'
import type { SearchedWords } from '../../../parts/searched-words.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Machineries, Machinery } from '../../../register-endpoints/machinery.ts'
import { documentHits } from '../document-hits.ts'
import { readHits } from '../hit-reader.ts'
import { hitsByPlate } from '../plate-hits.ts'
import { type Hit, hitsByOwned, hitsByText, hitsByWord } from '../search.repository.ts'
import { unitHits } from '../unit-hits.ts'

export type SearchService = {
  /**
   * Returns the rows for typed words that the actor may see, by register. Throws `throttled` if the
   * search counts as a look-up and the actor has none left.
   */
  search(actor: Actor, typed: string): Promise<SearchGroup[]>
}

/** Words of one search that are used; more would narrow nothing. */
const WORDS = 5

/** The rank of a group of units that the words name. */
const MEANT = -1

/** The hits, best first in each list; `units` are those that the words name, before all others. */
type Found = {
  units: Hit[]
  others: Hit[]
  /** Whether the words are only figures, by which people are found by telephone only. */
  isNumber: boolean
  /** The words of each reading of the text. */
  readings: readonly (readonly string[])[]
}

const nothing: Found = { units: [], others: [], isNumber: false, readings: [] }

export function searchService(
  database: AppDatabase,
  machineries: Machineries,
  searched: readonly SearchedWords[],
): SearchService {
  const places = [...machineries.values()]
    .filter(({ register }) => register.globalSearch)
    .toSorted((a, b) => placeOf(a) - placeOf(b))

  return {
    search: (actor, typed) =>
      database.inTenant(actor, async (context) => {
        const { role } = context.actor
        const readable = places.filter(
          ({ register }) => role === 'system' || may(role, register, 'read'),
        )
        const document = documentIn(typed)
        const isCertain = document?.isCertain === true
        const found = isCertain ? nothing : await hitsOf(context, readable, searched, typed)
        const isFound = found.units.length > 0 || found.others.length > 0
        if (document === null || isFound) return groupsOf(context, readable, found)
        const others = await documentHits(context, readable, document)
        return groupsOf(context, readable, { ...nothing, others })
      }),
  }
}

const placeOf = ({ register }: Machinery) => register.globalSearch?.place ?? 0

/**
 * Finds the units that the words name, and the rows that have words beginning with them. Roles that
 * see all rows use the index of words; for other roles, their few rows are read.
 */
async function hitsOf(
  context: TenantContext,
  readable: readonly Machinery[],
  searched: readonly SearchedWords[],
  typed: string,
): Promise<Found> {
  const { actor } = context
  const readings = searchReadings(typed).map((words) => words.slice(0, WORDS))
  const plate = spacedPlate(typed)
  const isWhole = ({ register, scope }: Machinery) => scope.isWhole(register, actor)
  const [whole, narrow] = [readable.filter(isWhole), readable.filter((one) => !isWhole(one))]
  if (readings.length === 0) return nothing
  const byName = new Map(readable.map((machinery) => [machinery.register.name, machinery]))
  const { meant, others } = await unitHits(context, byName, searched, typedUnits(typed))
  const hitsOfWords = async (asked: readonly string[]) => [
    ...(whole.length > 0 ? await hitsByWord(context, whole, asked) : []),
    ...(narrow.length > 0 ? await hitsByText(context, narrow, asked) : []),
  ]
  const found = [...others]
  for (const words of readings) {
    found.push(...(await hitsOfWords(words)), ...(await hitsByOwned(context, readable, { words })))
  }
  const begun = found.length > 0 || plate === null ? found : await hitsOfWords([plate])
  return {
    units: meant,
    others: begun.length > 0 ? begun : await hitsByPlate(context, readable, typed),
    isNumber: readings.flat().every((word) => /^\d+$/.test(word)),
    readings,
  }
}

/**
 * Orders hits, takes a few of each register, and adds the values that they show. The units that the
 * words name come first, then hits by name, then hits by something else, such as a position, and
 * last people by telephone (search §2, §3, §4).
 */
async function groupsOf(
  context: TenantContext,
  readable: readonly Machinery[],
  { units, others, isNumber, readings }: Found,
): Promise<SearchGroup[]> {
  const meant = new Set(units.map(({ id }) => id))
  const hits = [...units, ...others.filter(({ id }) => !meant.has(id))]
  const byRegister = Map.groupBy(hits, ({ register }) => register)
  const groups = readable.flatMap((machinery) => {
    const { name } = machinery.register
    const all = firstMentions(byRegister.get(name) ?? [])
    const [best] = all
    if (!best) return []
    if (meant.has(best.id)) return [{ machinery, ranked: all, most: UNIT_HITS, rank: MEANT }]
    const ranked = all.toSorted((a, b) => rankOf(a) - rankOf(b))
    const isByTelephone = 'phones' in machinery.register.fields && isNumber
    const isByName = all.some(({ title, by }) => isNamed(by ?? title, readings))
    const rank = isByTelephone ? 2 : Number(ranked[0]?.former) + (isByName ? 0 : 0.5)
    return [{ machinery, ranked, most: SEARCH_HITS, rank }]
  })
  const answered: SearchGroup[] = []
  for (const { machinery, ranked, most, rank } of groups.toSorted((a, b) => a.rank - b.rank)) {
    const shown = ranked.slice(0, most)
    const records = await readHits(
      machinery,
      context,
      shown.map(({ id }) => id),
    )
    answered.push({
      register: machinery.register.name,
      meant: rank === MEANT,
      hits: shown.flatMap(({ id, title, former, by }) => {
        const record = records.get(id)
        return record ? [{ id, title, former, by, record }] : []
      }),
      more: ranked.length > shown.length,
    })
  }
  return answered
}

/**
 * Whether each word of a reading begins a word of the name: otherwise the row was found by something
 * else, such as a note.
 */
function isNamed(name: string, readings: Found['readings']): boolean {
  const own = searchReadings(name).flat()
  return readings.some((words) => words.every((word) => own.some((one) => one.startsWith(word))))
}

/** Returns each row once, at its first place. */
function firstMentions(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>()
  return hits.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * Ranks current rows before former ones, and among each of them hits by the first name before the
 * others.
 */
const rankOf = ({ first, former }: Hit) => (former ? 2 : 0) + (first ? 0 : 1)
