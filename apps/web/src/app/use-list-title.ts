import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useRouterState } from '@tanstack/react-router'
import { useSegment } from '../platform/segment.store.ts'
import { wordsOfTitle } from '../platform/segment-terms.ts'
import { useNavigation } from './use-navigation.ts'

/**
 * The title of the page of users: the managers' term of a `?title=`, or the reader's name for it in
 * the menu (interface §8). Undefined for every other register.
 */
export function useListTitle(register: RegisterName | undefined): string | undefined {
  const groups = useNavigation()
  const language = useLanguage()
  const segment = useSegment()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  if (register !== 'users') return undefined
  const asked = new URLSearchParams(search).get('title')
  const words = asked === null ? null : wordsOfTitle(language, segment, 'manager', asked)
  const entry = groups.flatMap(({ items }) => items).find(({ id }) => id === register)
  return words?.plural ?? entry?.title
}
