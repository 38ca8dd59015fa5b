import {
  accessFacts,
  credentialKinds,
  denialReasons,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { date, dayAfter } from '@portaria/contract/value-types/date'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { companyInstant } from '../../../platform/company-day.ts'
import type { AccessFilters } from '../access-calls.ts'

/** The filters of the list, as in its address; '' is off. */
export type AccessSearch = Readonly<Record<(typeof searchNames)[number], string>>

export const searchNames = [
  'point_id',
  'fact',
  'reason',
  'kind',
  'person_id',
  'apartment_id',
  'credential',
  'from',
  'to',
] as const

/** The search without filters. */
export const emptySearch: AccessSearch = {
  point_id: '',
  fact: '',
  reason: '',
  kind: '',
  person_id: '',
  apartment_id: '',
  credential: '',
  from: '',
  to: '',
}

const isOneOf = (words: readonly string[]) => (value: string) => words.includes(value)

/** Whether a text is a stored day that exists, of a year from 1900 to 2199. */
export const isDay = (value: string): boolean =>
  /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value) && date.parse(value).ok

const accepted: Readonly<Record<keyof AccessSearch, (value: string) => boolean>> = {
  point_id: isUuid,
  fact: (value) => value.split(',').every(isOneOf(accessFacts)),
  reason: isOneOf(denialReasons),
  kind: isOneOf(personKinds),
  person_id: isUuid,
  apartment_id: isUuid,
  credential: isOneOf(credentialKinds),
  from: isDay,
  to: isDay,
}

/** Reads the filters of an address; those that are none are left out. */
export function readSearch(address: string): AccessSearch {
  const params = new URLSearchParams(address)
  const valueOf = (name: keyof AccessSearch) => {
    const value = params.get(name) ?? ''
    return accepted[name](value) ? value : ''
  }
  const read = {
    point_id: valueOf('point_id'),
    fact: valueOf('fact'),
    reason: valueOf('reason'),
    kind: valueOf('kind'),
    person_id: valueOf('person_id'),
    apartment_id: valueOf('apartment_id'),
    credential: valueOf('credential'),
    from: valueOf('from'),
    to: valueOf('to'),
  }
  return read.from !== '' && read.to !== '' && read.from > read.to ? { ...read, to: '' } : read
}

/** Returns the filters as sent: a period of days in the company's zone becomes two moments. */
export function sentFilters({ from, to, ...others }: AccessSearch): AccessFilters {
  const last = to === '' ? '' : new Date(Date.parse(companyInstant(`${dayAfter(to, 1)}T00:00`)) - 1)
  const sent = {
    ...others,
    from: from === '' ? '' : companyInstant(`${from}T00:00`),
    to: last === '' ? '' : last.toISOString(),
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
}
