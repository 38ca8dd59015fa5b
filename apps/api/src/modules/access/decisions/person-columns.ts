import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { personPointers } from '../../../parts/personal-rows.ts'

/** The registers of the four kinds of people. */
export const personRegisters = {
  resident: 'residents',
  employee: 'employees',
  provider: 'service-providers',
  visitor: 'visitors',
} as const satisfies Readonly<Record<PersonKind, keyof typeof personPointers>>

/** The columns by which rows refer to the four kinds of people. */
export const personColumns = {
  resident: personPointers.residents,
  employee: personPointers.employees,
  provider: personPointers['service-providers'],
  visitor: personPointers.visitors,
} as const satisfies Readonly<Record<PersonKind, string>>
