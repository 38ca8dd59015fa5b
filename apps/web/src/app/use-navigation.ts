import type { Language } from '@portaria/contract/actor'
import { rightsIn } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import { isPlatformRole, type Role } from '@portaria/contract/roles'
import type { SegmentWords } from '@portaria/contract/segments'
import { useMemo } from 'react'
import type { Translate } from '../platform/i18n/i18n.ts'
import { useLanguage } from '../platform/i18n/i18n.ts'
import { useSegment } from '../platform/segment.store.ts'
import { termWords, titleWordOf } from '../platform/segment-terms.ts'
import { useRole } from '../platform/session/use-session.ts'
import type { NavigationGroup, NavigationItem } from '../shell/navigation-model.ts'
import { screenExists } from './existing-screens.ts'
import { type NavigationEntry, navigation, navigationOf } from './navigation.ts'
import { appTexts } from './texts/app-texts.ts'
import type { pt } from './texts/pt.ts'

/** The menu of whoever is signed in, in the words of the chosen segment. */
export function useNavigation(): NavigationGroup[] {
  const reader = useReader()
  return useMemo(() => {
    const { role, t } = reader
    if (role === null) return []
    return navigationOf(role, screenExists).map((section) => ({
      id: section.id,
      icon: section.icon,
      title: t(`navigation.${section.id}`),
      items: section.items.map((entry) => present(entry, reader)),
    }))
  }, [reader])
}

/** The menu's pages, and hidden ones whose register the role may read. */
export function useReachablePages(): NavigationItem[] {
  const reader = useReader()
  return useMemo(() => {
    const { role } = reader
    if (role === null) return []
    const inMenu = new Set(navigationOf(role, screenExists).flatMap((section) => section.items))
    return navigation
      .flatMap((section) => section.items)
      .filter((entry) => inMenu.has(entry) || readsRegisterAt(entry.url, role))
      .map((entry) => present(entry, reader))
  }, [reader])
}

type Reader = {
  role: Role | null
  language: Language
  segment: SegmentWords
  t: Translate<typeof pt>
}

function useReader(): Reader {
  const t = appTexts.useTexts()
  const language = useLanguage()
  const segment = useSegment()
  const role = useRole()
  return useMemo(() => ({ role, language, segment, t }), [role, language, segment, t])
}

function present({ id, url, icon, term }: NavigationEntry, reader: Reader): NavigationItem {
  const { role, language, segment, t } = reader
  // Users are titled for who reads: 'Administrators' for admin, the managers' word for others.
  if (id === 'users' && (role === 'admin' || role === 'master')) {
    return { id, url, icon, title: t('administrators') }
  }
  const ofPlatform = role !== null && isPlatformRole(role)
  const named = id === 'users' && ofPlatform ? 'manager' : term
  if (named === undefined) return { id, url, icon, title: t(`titles.${id}`) }
  const word = titleWordOf(segment, named)
  const address = word === null ? url : `${url}?${new URLSearchParams({ title: word })}`
  return { id, url: address, icon, title: termWords(language, segment, named).plural }
}

function readsRegisterAt(url: string, role: Role): boolean {
  const register = Object.values(registers).find(({ paths }) => paths?.list === url)
  return register !== undefined && rightsIn(register, role).may.includes('read')
}
