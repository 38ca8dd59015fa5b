import type { Actor } from '@portaria/contract/actor'
import { documentIn } from '@portaria/contract/define-register/look-ups'
import { SEARCH_HITS, type SearchGroup } from '@portaria/contract/features/search'
import { may } from '@portaria/contract/permissions'
import type { RegisterName } from '@portaria/contract/registers/names'
import { searchWords } from '@portaria/contract/value-types/search-words'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { documentHits } from './document-hits.ts'
import { readHits } from './hit-reader.ts'
import { type Hit, hitsByText, hitsByWord, longestOf } from './search.repository.ts'

type Machineries = ReadonlyMap<RegisterName, Machinery>

export type SearchService = {
  /** What the actor may see of what they typed, by register; throws `throttled` for look-ups. */
  search(actor: Actor, typed: string): Promise<SearchGroup[]>
}

/** Words that one search asks for; more would be of one thing. */
const WORDS = 5

/** Fewer letters than this are looked for at the beginnings of words alone. */
const INSIDE_LETTERS = 3

export function searchService(database: AppDatabase, machineries: Machineries): SearchService {
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
        const byWords = isCertain ? [] : await hitsOf(context, readable, typed)
        const isDocument = document !== null && byWords.length === 0
        const hits = isDocument ? await documentHits(context, readable, document) : byWords
        return groupsOf(context, readable, hits)
      }),
  }
}

const placeOf = ({ register }: Machinery) => register.globalSearch?.place ?? 0

/**
 * Rows that words find: where nothing begins with the longest word, those that contain it. Roles that
 * see all rows ask the index of words; the few rows of the others are read.
 */
async function hitsOf(
  context: TenantContext,
  readable: readonly Machinery[],
  typed: string,
): Promise<Hit[]> {
  const { actor } = context
  const words = searchWords(typed).slice(0, WORDS)
  const isWhole = ({ register, scope }: Machinery) => scope.isWhole(register, actor)
  const [whole, narrow] = [readable.filter(isWhole), readable.filter((one) => !isWhole(one))]
  if (words.length === 0) return []
  const found = [
    ...(whole.length > 0 ? await hitsByWord(context, whole, words, { inside: false }) : []),
    ...(narrow.length > 0 ? await hitsByText(context, narrow, words) : []),
  ]
  const isLong = longestOf(words).length >= INSIDE_LETTERS
  if (found.length > 0 || whole.length === 0 || !isLong) return found
  return hitsByWord(context, whole, words, { inside: true })
}

/** Hits in their order, a few of each register, with what is shown of them. */
async function groupsOf(
  context: TenantContext,
  readable: readonly Machinery[],
  hits: readonly Hit[],
): Promise<SearchGroup[]> {
  const byRegister = Map.groupBy(hits, ({ register }) => register)
  const groups = readable.flatMap((machinery) => {
    const once = new Map(
      (byRegister.get(machinery.register.name) ?? []).map((hit) => [hit.id, hit]),
    )
    const ranked = [...once.values()].toSorted((a, b) => rankOf(a) - rankOf(b))
    const [best] = ranked
    return best ? [{ machinery, ranked, rank: rankOf(best) }] : []
  })
  const answered: SearchGroup[] = []
  for (const { machinery, ranked } of groups.toSorted((a, b) => a.rank - b.rank)) {
    const shown = ranked.slice(0, SEARCH_HITS)
    const records = await readHits(
      machinery,
      context,
      shown.map(({ id }) => id),
    )
    answered.push({
      register: machinery.register.name,
      hits: shown.flatMap(({ id, title, former }) => {
        const record = records.get(id)
        return record ? [{ id, title, former, record }] : []
      }),
      more: ranked.length > shown.length,
    })
  }
  return answered
}

/** Beginnings of words before what is inside them, what is current before what was. */
const rankOf = ({ inside, former }: Hit) => (inside ? 2 : 0) + (former ? 1 : 0)
