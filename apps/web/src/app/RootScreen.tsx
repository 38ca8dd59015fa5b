import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Toaster } from '@portaria/ui/feedback/Toaster'
import { UiProvider } from '@portaria/ui/provider/UiProvider'
import { Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { companyToday } from '../platform/company-day.ts'
import { useUiTexts } from '../platform/i18n/use-ui-texts.ts'
import { useRootAttribute } from '../platform/root-attribute.ts'
import { RouterLink } from './RouterLink.tsx'

/** Around every screen: the design system's texts and links, and the short messages. */
export function RootScreen() {
  const language = useLanguage()
  // Style sheets change the direction at once; the handling of keys may follow.
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
      <Toaster />
    </UiProvider>
  )
}
