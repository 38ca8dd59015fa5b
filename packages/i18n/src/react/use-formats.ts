import { type Formats, formatsOf } from '../formats.ts'
import { useLanguage } from './texts.ts'

/** The formats of the page's language; the component follows a change of it. */
export function useFormats(): Formats {
  return formatsOf(useLanguage())
}
