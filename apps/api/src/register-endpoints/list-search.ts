import type { TenantActor } from '@portaria/contract/actor'
import {
  type AnyRegister,
  isHiddenFrom,
  seesSensitive,
} from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { listWords } from '@portaria/contract/value-types/typed-unit'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { beginsText, beginsWord } from '../platform/database/word-conditions.ts'
import { documentMatches } from './aspects/hidden-values/document-conditions.ts'
import { kindOf } from './field-kinds.ts'
import { foundByOf, wordIn } from './found-words.ts'
import type { ListQuery } from './list-filters.ts'
import { keyColumn, keyOfValue, pointsAt, row, tableOf, titleWords } from './record-columns.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import { relatedValues } from './value-forms.ts'

/**
 * Every word must begin one of the row's own search text, of a row it refers to, or of what lists show
 * of rows that refer to it. A whole plate
 * or the like also matches its row, and a person's document for actors who may see it. What reads null
 * to the actor finds nothing: a hit would tell its value.
 */
export function searchFor(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  typed: string,
): Sql[] {
  const words = listWords(typed)
  if (words.length === 0) return []
  const isSeen = (name: string) => seesField(register, actor, name)
  const references = register.list.search.flatMap((name) => {
    const field = register.fields[name]
    return field?.kind === 'reference' && field.register && isSeen(name)
      ? [{ name, field, target: registers[field.register] }]
      : []
  })
  const own = seesSearchText(register, actor)
  const foundBy = foundByOf(register, behaviour, actor)
  const byWord = words.map((word) => {
    const places = [
      ...(own ? [wordIn(register, word)(sql`r.search_text`)] : []),
      ...references.map(
        ({ name, field, target }) => sql`EXISTS (SELECT 1 FROM ${tableOf(target)} t
          WHERE ${pointsAt(field, name, row, sql.ref('t'))}
            AND ${wordIn(target, word)(sql`search_normal(${titleWords(target, sql.ref('t'))})`)})`,
      ),
      ...relatedValues(behaviour).flatMap(({ finds }) =>
        finds ? [sql`r.id IN (${finds(beginsWord(word), actor)})`] : [],
      ),
      ...(foundBy
        ? [sql`r.id IN (SELECT row_id FROM (${foundBy.words([beginsWord(word)], actor)}) f)`]
        : []),
    ]
    return places.length > 0 ? sql`(${sql.join(places, sql` OR `)})` : sql`false`
  })
  const exact = Object.keys(register.fields).flatMap((name) => {
    if (!isSeen(name)) return []
    return (kindOf(register, name).wholeValues?.(typed) ?? []).map(
      (whole) => sql`${keyColumn(register, name, row)} = ${keyOfValue(register, name, whole)}`,
    )
  })
  if (seesSensitive(register, actor.role)) exact.push(...documentMatches(register, typed))
  return [
    sql`((${sql.join(byWord, sql` AND `)}) ${exact.length ? sql`OR ${sql.join(exact, sql` OR `)}` : sql``})`,
  ]
}

const seesField = (register: AnyRegister, { role }: TenantActor, name: string): boolean => {
  const field = register.fields[name]
  return field !== undefined && !isHiddenFrom(register, role, field)
}

/** The stored text has all columns in one: it is searched by those who see each of them. */
function seesSearchText(register: AnyRegister, actor: TenantActor): boolean {
  const columns = register.list.search.filter((name) => register.fields[name]?.kind !== 'reference')
  return columns.length > 0 && columns.every((name) => seesField(register, actor, name))
}

/** Rows that begin with what was typed first: of people those of that first name. */
export function firstBy(register: AnyRegister, actor: TenantActor, query: ListQuery): Sql {
  const [word] = typeof query['q'] === 'string' && !query['sort'] ? listWords(query['q']) : []
  if (word === undefined || !seesSearchText(register, actor)) return sql``
  return sql`${beginsText(word)(sql`r.search_text`)} DESC, `
}
