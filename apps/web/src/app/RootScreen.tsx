import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Toaster } from '@portaria/ui/feedback/Toaster'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { UiProvider } from '@portaria/ui/provider/UiProvider'
import { Outlet } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { companyToday } from '../platform/company-day.ts'
import { useUiTexts } from '../platform/i18n/use-ui-texts.ts'
import { keepFocus } from '../platform/kept-focus.ts'
import { useRootAttribute } from '../platform/root-attribute.ts'
import { useSession } from '../platform/session/use-session.ts'
import { RouterLink } from './RouterLink.tsx'

const SignedInLayer = lazyPart(async () => {
  // If an update removed this build, every page fails to load too, and reports it.
  const layer = await import('./SignedInLayer.tsx').catch(() => null)
  return layer?.SignedInLayer ?? (() => null)
})

/** Surrounds every screen with the design system's texts and links, and with the toasts. */
export function RootScreen() {
  const language = useLanguage()
  useEffect(keepFocus, [])
  const signedIn = useSession().user !== null
  // Style sheets change the direction at once; key handling may follow later.
  const direction = useDeferredValue(useRootAttribute('dir'))
  return (
    <UiProvider
      texts={useUiTexts()}
      locale={locales[language]}
      direction={direction === 'rtl' ? 'rtl' : 'ltr'}
      link={RouterLink}
      today={companyToday}
    >
      <Outlet />
      {signedIn && <SignedInLayer />}
      <Toaster />
    </UiProvider>
  )
}
