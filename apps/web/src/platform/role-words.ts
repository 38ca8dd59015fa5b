import type { Role } from '@portaria/contract/actors/roles'
import { roleTerms } from '@portaria/contract/segments/segments'
import { useCallback } from 'react'
import { commonTexts } from './i18n/common-texts.ts'
import { useSegmentTerms } from './segment.store.ts'

/** Returns the name of a role, in the words of the current company's segment. */
export function useRoleWords(): (role: Role) => string {
  const common = commonTexts.useTexts()
  const termOf = useSegmentTerms()
  return useCallback(
    (role) => {
      const term = roleTerms[role]
      return term === undefined ? common(`roles.${role}`) : termOf(term).singular
    },
    [common, termOf],
  )
}
