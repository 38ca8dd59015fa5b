import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { PhoneBarContent } from '@portaria/ui/layout'
import { House } from 'lucide-react'
import { useMemo } from 'react'
import { useRole } from '../platform/session/use-session.ts'
import { iconOfRegister } from '../shell/menu-icons.ts'
import { LANDING_PAGE } from './access.ts'
import { appTexts } from './texts/app-texts.ts'

/** The registers of a resident's bar, between the first page and the rest. */
const shown = ['visits', 'parcels', 'events'] as const satisfies readonly RegisterName[]

/** The bar of pages on a resident's phone (interface §40); undefined for other roles. */
export function usePhoneBar(path: string): PhoneBarContent | undefined {
  const t = appTexts.useTexts()
  const language = useLanguage()
  const role = useRole()
  return useMemo(() => {
    if (role !== 'condomino') return undefined
    const home = {
      id: 'project',
      label: t('titles.project'),
      href: LANDING_PAGE,
      icon: House,
      active: path === LANDING_PAGE,
    }
    const pages = shown.flatMap((name) => {
      const { paths } = registers[name]
      if (paths === null) return []
      return {
        id: name,
        label: registerText(language, name).many,
        href: paths.list,
        icon: iconOfRegister(name),
        active: path.startsWith(paths.list) || path.startsWith(`${paths.item}/`),
      }
    })
    return { label: t('phoneBar.label'), pages: [home, ...pages], more: t('phoneBar.more') }
  }, [role, path, language, t])
}
