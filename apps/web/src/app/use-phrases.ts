import type { Role } from '@portaria/contract/actors/roles'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { CommandGroup } from '@portaria/ui/overlays/CommandPalette'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Phrase } from '../parts/module.ts'
import { useRole } from '../platform/session/use-session.ts'
import { useDebounced } from '../register-pages/use-debounced.ts'
import { phrases } from './modules.ts'
import { appTexts } from './texts/app-texts.ts'

/** Milliseconds without typing before a sentence is read. */
const RESTS = 80

/** Milliseconds for which the pages of a sentence count as current. */
const staleTime = 30_000

const mineOf = (role: Role | null): readonly Phrase[] =>
  phrases.filter((phrase) => role !== null && phrase.maySay(role))

/** The pages that the typed sentence leads to, by the phrases of all modules (interface §29). */
export function usePhrases(
  typed: string,
  onGo: (url: string) => void,
): { groups: CommandGroup[]; loading: boolean } {
  const t = appTexts.useTexts()
  const role = useRole()
  const language = useLanguage()
  const client = useQueryClient()
  const wanted = typed.trim()
  const isTyping = wanted !== ''
  // Loaded at the first letter, so that a second word waits for no code.
  useEffect(() => {
    if (isTyping) for (const { load } of mineOf(role)) void load().catch(() => undefined)
  }, [isTyping, role])
  const asked = useDebounced(wanted, RESTS)
  // A sentence has a verb and at least one more word.
  const isSentence = /\s/.test(asked) && role !== null
  const read = useQuery(
    queryOptions({
      queryKey: ['phrases', role, language, asked],
      queryFn: async () => {
        const hits = await Promise.all(
          mineOf(role).map(async ({ icon, load }) => {
            const found = await (await load())(asked, { client, language })
            return found.map((hit) => ({ ...hit, icon }))
          }),
        )
        return hits.flat()
      },
      enabled: isSentence,
      staleTime,
    }),
  )
  if (!isSentence || asked !== wanted) return { groups: [], loading: false }
  const items = (read.data ?? []).map(({ id, label, icon, url }) => ({
    id: `phrase ${id}`,
    label,
    icon,
    onSelect: () => onGo(url),
  }))
  const groups = items.length > 0 ? [{ label: t('commands.phrases'), items }] : []
  return { groups, loading: read.isFetching }
}
