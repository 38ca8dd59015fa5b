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

/** What stands around every screen: the design system's words and links, and the short messages. */
export function RootScreen() {
  const language = useLanguage()
  // The style sheets turn the page at once; what the keys do may follow.
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
