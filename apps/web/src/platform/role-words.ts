import type { Role } from '@portaria/contract/roles'
import type { Term } from '@portaria/contract/segments'
import { useCallback } from 'react'
import { commonTexts } from './i18n/common-texts.ts'
import { useSegmentTerms } from './segment.store.ts'

/** Roles that a segment names: a building site's síndico is its foreman. */
const terms: { readonly [One in Role]?: Term } = {
  sindico: 'manager',
  funcionario: 'employee',
  condomino: 'resident',
}

/** Gives a role's name in the company worked in, by its segment. */
export function useRoleWords(): (role: Role) => string {
  const common = commonTexts.useTexts()
  const termOf = useSegmentTerms()
  return useCallback(
    (role) => {
      const term = terms[role]
      return term === undefined ? common(`roles.${role}`) : termOf(term).singular
    },
    [common, termOf],
  )
}
