import type { DeskHit } from '@portaria/contract/modules/gate/desk-hits'
import { searchReadings, spacedPlate } from '@portaria/contract/value-types/search-words'
import { searchText } from '@portaria/contract/value-types/text'
import { typedUnits } from '@portaria/contract/value-types/typed-unit'

type Named = { title: string } | null

const namesOf = (...named: readonly Named[]) => named.map((one) => one?.title ?? '')

/** The words by which a person recognises a result as the one they typed. */
function wordsOf(hit: DeskHit): string[] {
  const texts = (() => {
    if (hit.kind === 'visit') return [hit.visit.guest_name, ...namesOf(hit.visit.apartment)]
    if (hit.kind === 'pass') return [hit.pass.guest_name, ...namesOf(hit.pass.apartment)]
    if (hit.kind === 'car') return [hit.car.title, hit.car.plate]
    if (hit.kind === 'event') return [hit.event.title, hit.event.area.title]
    if (hit.kind === 'party') return [hit.party.purpose ?? '', ...namesOf(hit.party.apartment)]
    if (hit.kind === 'loan') return [hit.loan.item_name, hit.loan.borrower]
    if (hit.kind === 'record') return [hit.hit.title, hit.hit.by ?? '']
    if (hit.kind === 'parcel')
      return [hit.parcel.number, ...namesOf(hit.parcel.apartment, hit.parcel.resident)]
    return []
  })()
  return texts
    .flatMap((text) => searchText(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '')
}

/**
 * Results of an earlier text that may be shown until the results of the current one arrive: those
 * that show all of its words. Any other result would be mistaken for an answer to the current text.
 */
export function standingHits(hits: readonly DeskHit[], typed: string): DeskHit[] {
  const plate = spacedPlate(typed)
  const asked = [
    ...searchReadings(typed),
    ...(plate === null ? [] : [[plate]]),
    ...typedUnits(typed).map(({ number, words }) => [number, ...words]),
  ]
  return hits.filter((hit) => {
    // Only the answer to this very text tells whether its label is new.
    if (hit.kind === 'label') return false
    const shown = wordsOf(hit)
    return asked.some(
      (words) =>
        words.length > 0 && words.every((word) => shown.some((one) => one.startsWith(word))),
    )
  })
}
