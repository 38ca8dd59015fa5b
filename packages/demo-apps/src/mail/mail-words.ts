import type { MailPlace } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** Returns the name of a place in the language of the page. */
export function useMailPlaceName(): (place: MailPlace) => string {
  const t = mailTexts.useTexts()
  return (place) => {
    if (place.kind === 'folder') return t(`folder.${place.handle}`)
    return place.kind === 'filter' ? t(`filter.${place.handle}`) : t(`label.${place.handle}`)
  }
}
