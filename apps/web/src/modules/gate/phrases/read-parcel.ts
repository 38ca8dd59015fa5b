import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import type { ReadPhrase } from '../../../parts/module.ts'
import { wordsAfter } from '../../../platform/phrase-words.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { receiveFor } from '../gate-paths.ts'
import { phraseTexts } from './texts/phrase-texts.ts'

/** Most units that a sentence offers: a number may stand in several towers. */
const SHOWN = 4

/** Reads "encomenda 12": the desk's window for a parcel of unit 12. */
export const readParcel: ReadPhrase = async (typed, { client }) => {
  await phraseTexts.load()
  const said = wordsAfter(phraseTexts.text('parcel'), typed)
  if (said === null) return []
  const query = {
    q: said.join(' '),
    per_page: '20',
    fields: 'number,tower_id',
    'filter[status]': 'ATIVO',
  }
  const found = await client.fetchQuery(listQuery(apartments, query))
  const number = said.at(-1)?.toLowerCase()
  const isExact = (unit: (typeof found.data)[number]) =>
    String(unit['number']).toLowerCase() === number
  // "12" means unit 12 wherever there is one, and not 112 or 120.
  const exact = found.data.filter(isExact)
  return (exact.length > 0 ? exact : found.data).slice(0, SHOWN).map((unit) => ({
    id: `receive ${unit.id}`,
    label: phraseTexts.text('receive', { unit: recordTitle(apartments, unit) }),
    url: receiveFor(unit.id),
  }))
}
