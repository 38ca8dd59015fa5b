import type { ErasableRegister } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { isAmong, personPointers } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'

/** The address of a person's record. */
export type Subject = { readonly register: ErasableRegister; readonly id: string }

/** A person with the ids of their record and of those that were merged into it. */
export type Person = Subject & { readonly ids: readonly string[] }

/** Returns the table of a register of people. */
export const peopleTable = (register: ErasableRegister): Sql => tableOf(registers[register])

/** Whether a row of the alias refers to a person by the usual column. */
export const refersTo = (row: string, { register, ids }: Person): Sql =>
  isAmong(sql.ref(`${row}.${personPointers[register]}`), ids)

/**
 * Whether a departure with an alias can name a person in its items, whose columns have ids alone:
 * the same id may exist in two registers.
 */
export function departureOf(row: string, { register, id }: Person): Sql {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  if (register === 'employees')
    return sql`(${column('employee_id')} IS NOT NULL
      OR (${column('provider_id')} IS NOT NULL AND ${column('provider_id')} <> ${id}))`
  if (register === 'service-providers') return sql`${column('provider_id')} = ${id}`
  return sql`${column('resident_id')} IS NOT NULL`
}

/**
 * Returns the name that stands instead of an erased person's (people §8); the database knows it too
 * (`keep_ended_departure`).
 */
export const neutralName = (number: number): string => `Pessoa apagada ${number}`
