import type { TenantActor } from '@portaria/contract/actor'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { TypedUnit } from '@portaria/contract/value-types/typed-unit'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { beginsWord, hasWord } from '../../platform/database/word-conditions.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { livesToday, todayOf } from '../units/public/occupancies.ts'
import { type Hit, hitsByOwnWord, type WordsOfRegister } from './search.repository.ts'

type Machineries = ReadonlyMap<RegisterName, Machinery>

/** What the words of a unit mean: its tower's, or the names of who lives there as well. */
export type UnitHits = { units: Hit[]; people: Hit[] }

/**
 * Units that somebody may have meant, those of exactly that number first, and who lives in a unit of
 * that number by their name. Nothing for whom the registers are closed.
 */
export async function unitHits(
  context: TenantContext,
  readable: Machineries,
  typed: readonly TypedUnit[],
): Promise<UnitHits> {
  const { actor } = context
  const [apartments, residents] = [readable.get('apartments'), readable.get('residents')]
  if (typed.length === 0 || !apartments) return { units: [], people: [] }
  const units = await hitsByOwnWord(context, unitsOf(apartments, typed))
  const named = typed.filter(({ words }) => words.some(isOfName))
  if (named.length === 0 || !residents) return { units, people: [] }
  return { units, people: await hitsByOwnWord(context, peopleOf(residents, actor, named)) }
}

/** Figures beside a number are parts of a telephone, never of a name. */
const isOfName = (word: string): boolean => /\p{L}/u.test(word)

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` OR `)})`
const both = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`

const towerText = sql`(SELECT t.search_text FROM towers t
  WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)`

function unitsOf(machinery: Machinery, typed: readonly TypedUnit[]): WordsOfRegister {
  const meant = typed.map(({ number, words }) =>
    both([
      beginsWord(number)(sql`r.search_text`),
      ...words.map((word) => beginsWord(word)(towerText)),
    ]),
  )
  const exact = either(typed.map(({ number }) => sql`r.search_text = ${number}`))
  return {
    machinery,
    words: [...new Set(typed.map(({ number }) => number))],
    conditions: [either(meant)],
    order: sql`r.status <> 'ATIVO', ${exact} DESC,
      (SELECT t.name FROM towers t WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)
        COLLATE natural_order, r.number COLLATE natural_order, r.id`,
  }
}

/** Each word is of the name or of the tower, and at least one is of the name. */
function peopleOf(
  machinery: Machinery,
  actor: TenantActor,
  typed: readonly TypedUnit[],
): WordsOfRegister {
  const name = sql`r.search_text`
  const meant = typed.map(({ number, words }) => {
    const lived = words.map((word) =>
      either([beginsWord(word)(name), beginsWord(word)(sql`t.search_text`)]),
    )
    return both([
      either(words.filter(isOfName).map((word) => beginsWord(word)(name))),
      sql`EXISTS (SELECT FROM occupancies o
        JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
        JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
        WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = r.id
          AND ${livesToday(sql.ref('o'), todayOf(actor))}
          AND ${hasWord(number)(sql`a.search_text`)} AND ${both(lived)})`,
    ])
  })
  return {
    machinery,
    words: [...new Set(typed.flatMap(({ words }) => words.filter(isOfName)))],
    conditions: [either(meant)],
    order: sql`r.id`,
  }
}
