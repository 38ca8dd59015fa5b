import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom, seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { registers } from '@portaria/contract/modules/registers'
import { listReadings } from '@portaria/contract/value-types/typed-unit'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { beginsFirst, beginsWord, both, either } from '../platform/database/word-conditions.ts'
import { documentMatches } from './aspects/hidden-values/document-conditions.ts'
import { kindOf } from './field-kinds.ts'
import { foundByOf, wordIn } from './found-words.ts'
import type { ListQuery } from './list-filters.ts'
import { keyColumn, keyOfValue, pointsAt, row, tableOf, titleWords } from './record-columns.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import { relatedValues } from './value-forms.ts'

/**
 * Returns the conditions of a search. Every word of a reading must begin a word of the row's own search text, of
 * a row it refers to, or of the related values in lists. A whole plate or the like also matches its
 * row, and a person's document for actors who may see it. Values that the actor reads as null match
 * nothing: a hit would reveal them.
 */
export function searchFor(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  typed: string,
): Sql[] {
  const readings = listReadings(typed)
  if (readings.length === 0) return []
  const isSeen = (name: string) => seesField(register, actor, name)
  const references = register.list.search.flatMap((name) => {
    const field = register.fields[name]
    return field?.kind === 'reference' && field.register && isSeen(name)
      ? [{ name, field, target: registers[field.register] }]
      : []
  })
  const own = seesSearchText(register, actor)
  const foundBy = foundByOf(register, behaviour, actor)
  const byWord = (word: string) => {
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
    return places.length > 0 ? either(places) : sql`false`
  }
  const byWords = either(readings.map((words) => both(words.map(byWord))))
  const exact = Object.keys(register.fields).flatMap((name) => {
    if (!isSeen(name)) return []
    return (kindOf(register, name).wholeValues?.(typed) ?? []).map(
      (whole) => sql`${keyColumn(register, name, row)} = ${keyOfValue(register, name, whole)}`,
    )
  })
  if (seesSensitive(register, actor.role)) exact.push(...documentMatches(register, typed))
  return [sql`(${byWords} ${exact.length ? sql`OR ${sql.join(exact, sql` OR `)}` : sql``})`]
}

const seesField = (register: AnyRegister, { role }: TenantActor, name: string): boolean => {
  const field = register.fields[name]
  return field !== undefined && !isHiddenFrom(register, role, field)
}

/** Whether the actor sees each column of the stored search text, which holds all in one. */
function seesSearchText(register: AnyRegister, actor: TenantActor): boolean {
  const columns = register.list.search.filter((name) => register.fields[name]?.kind !== 'reference')
  return columns.length > 0 && columns.every((name) => seesField(register, actor, name))
}

/** Orders rows that begin with the typed word first: for people, those with that first name. */
export function firstBy(register: AnyRegister, actor: TenantActor, query: ListQuery): Sql {
  const typed = typeof query['q'] === 'string' && !query['sort'] ? query['q'] : ''
  const readings = listReadings(typed)
  if (readings.length === 0 || !seesSearchText(register, actor)) return sql``
  return sql`${beginsFirst(readings)(sql`r.search_text`)} DESC, `
}
