import type { TenantActor } from '@portaria/contract/actor'
import type { RegisterName } from '@portaria/contract/registers/names'
import type { TypedUnit } from '@portaria/contract/value-types/typed-unit'
import { sql } from 'kysely'
import { livesToday, todayOf } from '../../domain/occupancies.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { beginsWord, hasWord } from '../../platform/database/word-conditions.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { type Hit, hitsByValue, rowsWith, type SearchedRegister } from './search.repository.ts'

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
  const units = await hitsByValue(context, [unitsOf(apartments, actor, typed)])
  const named = typed.filter(({ words }) => words.length > 0)
  if (named.length === 0 || !residents) return { units, people: [] }
  const people = await hitsByValue(context, [peopleOf(residents, apartments, actor, named)])
  return { units, people }
}

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` OR `)})`
const both = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`

const towerText = sql`(SELECT t.search_text FROM towers t
  WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)`

function unitsOf(
  machinery: Machinery,
  actor: TenantActor,
  typed: readonly TypedUnit[],
): SearchedRegister {
  const meant = typed.map(({ number, words }) =>
    both([
      sql`r.id IN ${rowsWith(machinery.register, actor, number)}`,
      ...words.map((word) => beginsWord(word)(towerText)),
    ]),
  )
  const exact = either(typed.map(({ number }) => sql`r.search_text = ${number}`))
  return {
    machinery,
    conditions: [either(meant)],
    order: sql`r.status <> 'ATIVO', ${exact} DESC,
      (SELECT t.name FROM towers t WHERE t.tenant_id = r.tenant_id AND t.id = r.tower_id)
        COLLATE natural_order, r.number COLLATE natural_order, r.id`,
  }
}

/** Each word is of the name or of the tower, and at least one is of the name. */
function peopleOf(
  machinery: Machinery,
  { register: apartments }: Machinery,
  actor: TenantActor,
  typed: readonly TypedUnit[],
): SearchedRegister {
  const name = sql`r.search_text`
  const meant = typed.map(({ number, words }) => {
    const isNamed = words.map((word) => beginsWord(word)(name))
    const lived = words.map((word) =>
      either([beginsWord(word)(name), beginsWord(word)(sql`t.search_text`)]),
    )
    return both([
      either(isNamed),
      sql`r.id IN (SELECT o.resident_id FROM occupancies o
        JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
        JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
        WHERE o.tenant_id = ${actor.tenantId} AND ${livesToday(sql.ref('o'), todayOf(actor))}
          AND a.id IN ${rowsWith(apartments, actor, number)} AND ${hasWord(number)(sql`a.search_text`)}
          AND ${both(lived)})`,
    ])
  })
  return { machinery, conditions: [either(meant)] }
}
