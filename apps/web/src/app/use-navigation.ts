import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { termWords } from '@portaria/contract/segments/segment-words'
import type { SegmentWords, Term } from '@portaria/contract/segments/segments'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { Translate } from '@portaria/i18n/text-tree'
import { Sun } from 'lucide-react'
import { useMemo } from 'react'
import { useSegment } from '../platform/segment.store.ts'
import { titleWordOf } from '../platform/segment-terms.ts'
import { useRole } from '../platform/session/use-session.ts'
import { menuIcons } from '../shell/menu-icons.ts'
import type { NavigationGroup, NavigationItem } from '../shell/navigation-model.ts'
import { type NavigationEntry, navigation, navigationOf } from './navigation.ts'
import { appTexts } from './texts/app-texts.ts'
import type { pt } from './texts/pt.ts'
import { workOf } from './work.ts'

/** Returns the menu of the signed-in person, in the words of the shown segment. */
export function useNavigation(): NavigationGroup[] {
  const reader = useReader()
  return useMemo(() => {
    const { role, t } = reader
    if (role === null) return []
    return navigationOf(role).map((section) => ({
      id: section.id,
      icon: section.icon,
      title: t(`navigation.${section.id}`),
      items: section.items.map((entry) => present(entry, reader)),
    }))
  }, [reader])
}

/** Returns what the person's day is made of, in the words of the day (interface §25). */
export function useWork(): NavigationGroup {
  const { role, t } = useReader()
  const pages = useReachablePages()
  return useMemo(() => {
    const items = (role === null ? [] : workOf[role]).flatMap((id) => {
      const page = pages.find((one) => one.id === id)
      const ofDay = dayTitles.find((one) => one === id)
      return page ? { ...page, title: ofDay ? t(`work.pages.${ofDay}`) : page.title } : []
    })
    const title = t(role === 'condomino' ? 'work.ofResidents' : 'work.title')
    return { id: 'work', icon: Sun, title, items }
  }, [role, t, pages])
}

/** Returns the menu's pages, and hidden ones whose register the role may read. */
export function useReachablePages(): NavigationItem[] {
  const reader = useReader()
  return useMemo(() => {
    const { role } = reader
    if (role === null) return []
    const inMenu = new Set(navigationOf(role).flatMap((section) => section.items))
    const reachable = navigation
      .flatMap((section) => section.items)
      .filter((entry) => inMenu.has(entry) || isReadable(entry, role))
    // A page in two groups is listed once.
    return [...new Map(reachable.map((entry) => [entry.id, entry])).values()].map((entry) =>
      present(entry, reader),
    )
  }, [reader])
}

/** The pages that people call otherwise than their register. */
const dayTitles = ['cabinets', 'handovers', 'requests'] as const

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

function present(entry: NavigationEntry, reader: Reader): NavigationItem {
  const { id, url, menu, divided, newTab } = entry
  const { role, language, segment, t } = reader
  const item = { id, url, icon: menuIcons[menu.icon], divided, newTab }
  if (!entry.isRegister) {
    const isOwn = entry.id === 'accesses' && role === 'condomino'
    return { ...item, title: t(`titles.${isOwn ? 'ownAccesses' : entry.id}`) }
  }
  // The title of users depends on the reader: 'Administrators' for admin, the managers' term for
  // others.
  if (id === 'users' && (role === 'admin' || role === 'master'))
    return { ...item, title: t('administrators') }
  const named = termOf(entry.id, role)
  if (named === undefined) return { ...item, title: registerText(language, entry.id).many }
  const word = titleWordOf(segment, named)
  const address = word === null ? url : `${url}?${new URLSearchParams({ title: word })}`
  return { ...item, url: address, title: termWords(language, segment, named).plural }
}

function termOf(name: RegisterName, role: Role | null): Term | undefined {
  const ofPlatform = role !== null && isPlatformRole(role)
  return name === 'users' && ofPlatform ? 'manager' : registers[name].term
}

/** Whether an entry belongs to a register that the role may read, even if the menu hides it. */
function isReadable(entry: NavigationEntry, role: Role): boolean {
  return entry.isRegister && rightsIn(registers[entry.id], role).may.includes('read')
}
