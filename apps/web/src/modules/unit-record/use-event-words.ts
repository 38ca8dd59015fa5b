import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useFieldLabel } from '../../register-pages/register-words.ts'
import type { EventWords } from './event-words.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

/** Returns the texts, formats and functions for the words of events. */
export function useEventWords(): EventWords {
  const t = recordTexts.useTexts()
  const language = useLanguage()
  const formats = useFormats()
  const labelOf = useFieldLabel()
  return { t, language, formats, labelOf }
}
