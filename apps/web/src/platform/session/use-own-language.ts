import { currentLanguage } from '@portaria/i18n/react/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changePageLanguage } from '../i18n/change-page-language.ts'
import { updateMe } from './me.ts'
import { meQuery } from './me-query.ts'
import { takeGuestLanguage } from './own-language.ts'

/**
 * Applies a person's saved language in every browser. It comes with their account, since the answer
 * to a sign-in has none (interface §18).
 */
export function useOwnLanguage(): void {
  const saved = useQuery(meQuery).data?.language
  useEffect(() => {
    if (saved === undefined) return
    const chosen = takeGuestLanguage() ?? saved
    if (chosen !== currentLanguage()) void changePageLanguage(chosen)
    // If it cannot be saved now, this browser keeps it, and the profile page offers it again.
    if (chosen !== saved) void updateMe({ language: chosen }).catch(() => undefined)
  }, [saved])
}
