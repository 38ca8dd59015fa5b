import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import {
  documentIn,
  type LookUpKind,
  lookUpFields,
} from '@portaria/contract/define-register/look-ups'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { ListQuery } from '../../list-filters.ts'
import { planList, rowsWithin } from '../../list-query.ts'
import type { Machinery } from '../../machinery.ts'
import { tableOf } from '../../record-columns.ts'
import { documentMatches, filterByDocument, wholeValue } from './document-conditions.ts'
import { countLookUp, openLookUps } from './look-up-limits.ts'
import { trailOf } from './look-up-trail.ts'

/** A list's filter by one whole hidden value. */
export type AskedLookUp = {
  by: LookUpKind
  value: string
  matches: Sql
  /**
   * Whether the search can mean nothing else: a number is a document only if it matches no words.
   */
  isCertain: boolean
  /** The other parameters of the list. */
  rest: ListQuery
}

/** Limit of rows with one document: its number exists with several issuers. */
const MOST = 20

/** Returns the look-up in a list's parameters, one at most; null for actors who see the values. */
export function askedLookUp(
  register: AnyRegister,
  actor: Actor,
  query: ListQuery,
): AskedLookUp | null {
  if (seesSensitive(register, actor.role)) return null
  const fields = lookUpFields(register, actor.role)
  if (fields.length === 0) return null
  const filters = fields.filter((by) => query[`filter[${by}]`] !== undefined)
  const [by, second] = filters
  if (second) throw fieldProblem(`filter.${second}`, 'not_allowed')
  if (by) {
    const { [`filter[${by}]`]: typed, ...rest } = query
    const matches = filterByDocument(register, by, String(typed))
    return { by, value: wholeValue(by, String(typed)), matches, isCertain: true, rest }
  }
  const { q, ...rest } = query
  if (typeof q !== 'string') return null
  const document = documentIn(q)
  const matches = documentMatches(register, q)
  if (document === null || matches.length === 0) return null
  const { kind, value, isCertain } = document
  return { by: kind, value, matches: sql`(${sql.join(matches, sql` OR `)})`, isCertain, rest }
}

/**
 * Finds the rows of a look-up among those that the other parameters match. Counts and audits it in
 * the caller's transaction, which must be committed; throws `throttled`.
 */
export async function lookUp(
  machinery: Machinery,
  context: TenantContext,
  { by, value, matches, rest }: AskedLookUp,
): Promise<string[]> {
  const { queries, actor } = context
  const { register, behaviour, scope } = machinery
  await openLookUps(context, 'document')
  const plan = planList(register, behaviour, actor, rest)
  const within = rowsWithin(scope, register, actor, plan)
  const found = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${tableOf(register)} r
    WHERE ${sql.join([within, ...plan.conditions, matches], sql` AND `)} ORDER BY r.id LIMIT ${MOST}`)
  const ids = found.map(({ id }) => id)
  const digest = machinery.lookUpDigest(actor, register.name, value)
  await countLookUp(context, 'document', digest, ids.length > 0)
  await recordAudit(context, trailOf(register, by, ids))
  return ids
}
