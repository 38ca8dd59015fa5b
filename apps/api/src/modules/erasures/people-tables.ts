import type { ErasableRegister } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import type { Sql } from '../../platform/database/queries.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'

/** A person whose data are erased. */
export type Subject = { readonly register: ErasableRegister; readonly id: string }

/** The columns by which rows refer to the people of each register. */
export const pointerOf = {
  residents: 'resident_id',
  employees: 'employee_id',
  'service-providers': 'provider_id',
  visitors: 'visitor_id',
} as const satisfies Record<ErasableRegister, string>

/** Returns the table of a register of people. */
export const peopleTable = (register: ErasableRegister): Sql => tableOf(registers[register])

/** Returns the name that stands instead of an erased person's (people §8). */
export const neutralName = (number: number): string => `Pessoa apagada ${number}`
