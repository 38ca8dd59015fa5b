import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { presenceTexts } from './texts/presence-texts.ts'

type Seen = Muster['units'][number]['visits'][number]['seen']

/** Returns the words for where a reader saw a visitor last; null where none did. */
export function useSeenWords() {
  const t = presenceTexts.useTexts()
  const { when } = useFormats()
  return (seen: Seen): string | null => {
    if (seen === null) return null
    const { area, seen_at: at, doubts } = seen
    const words = t('seenIn', { area: area ?? t('unknownArea'), at: when(at) })
    return doubts.length === 0 ? words : `${words} (${t('doubt')})`
  }
}
