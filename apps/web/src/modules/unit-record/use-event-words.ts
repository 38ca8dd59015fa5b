import { useLanguage } from '@portaria/i18n/react/texts'
import { useFieldLabel } from '../../register-pages/register-words.ts'
import type { EventWords } from './event-words.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

/** Returns the texts and functions for the words of events. */
export function useEventWords(): EventWords {
  const t = recordTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  return { t, language, labelOf }
}
