import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { formatsOf } from '@portaria/i18n/formats'
import type { PhraseHit, ReadPhrase } from '../../../parts/module.ts'
import { companyToday } from '../../../platform/company-day.ts'
import { takeDay } from '../../../platform/day-words.ts'
import { wordsAfter } from '../../../platform/phrase-words.ts'
import { plainText } from '../../../platform/plain-text.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { bookedAreas } from '../events/booking.ts'
import { bookingPath } from '../public/booking-path.ts'
import { phraseTexts } from './texts/phrase-texts.ts'

/** Most areas that a sentence offers. */
const SHOWN = 3

/** Reads "reservar salão sábado": the form that books an area, with area and day filled. */
export const readBooking: ReadPhrase = async (typed, { client, language }) => {
  await phraseTexts.load()
  const said = wordsAfter(phraseTexts.text('verbs'), typed)
  if (said === null) return []
  const { words, day } = takeDay(said, language, companyToday())
  if (words.length === 0) return []
  const areas = await client.fetchQuery(listQuery(commonAreas, { ...bookedAreas, fields: 'name' }))
  const named = areas.data
    .map((area) => ({ id: area.id, area: recordTitle(commonAreas, area) }))
    .filter(({ area }) => words.every((word) => plainText(area).includes(plainText(word))))
  return named.slice(0, SHOWN).map(({ id, area }): PhraseHit => {
    const address = new URLSearchParams({ area: id, ...(day !== null && { day }) })
    const label =
      day === null
        ? phraseTexts.text('book', { area })
        : phraseTexts.text('bookOn', {
            area,
            day: formatsOf(language).longDay(new Date(`${day}T12:00`)),
          })
    return { id: `book ${id}`, label, url: `${bookingPath}?${address}` }
  })
}
