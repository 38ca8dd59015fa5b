import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { DepartureThing, FoundThing } from '@portaria/contract/modules/departures/departures'
import { useLanguage } from '@portaria/i18n/react/texts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { departuresTexts } from './texts/departures-texts.ts'

/** The field that describes a thing, for kinds with a register of their own. */
const detailFields: Partial<Record<DepartureThing, [register: RegisterName, field: string]>> = {
  pass: ['passes', 'kind'],
  visit: ['visits', 'kind'],
  event: ['events', 'state'],
  request: ['requests', 'state'],
  occurrence: ['occurrences', 'state'],
  parcel: ['parcels', 'kind'],
  occupancy: ['occupancies', 'relation'],
}

/** Returns the description of a thing beside its title: "Passe · Recorrente". */
export function useThingWords() {
  const t = departuresTexts.useTexts()
  const language = useLanguage()
  return ({ kind, detail, of_unit: isOfUnit }: Pick<FoundThing, 'kind' | 'detail' | 'of_unit'>) => {
    const [register, field] = detailFields[kind] ?? []
    const shown =
      detail !== null && register && field ? choiceWords(language, register, field, detail) : detail
    return [t(`kinds.${kind}`), shown, isOfUnit && t('ofUnit')].filter(Boolean).join(' · ')
  }
}
