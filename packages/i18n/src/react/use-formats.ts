import { type Formats, formatsOf } from '../formats.ts'
import { useLanguage } from './texts.ts'

/** Numbers and moments as one writes them in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useLanguage())
}
