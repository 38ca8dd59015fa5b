import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { joinedText } from '@portaria/contract/value-types/text'
import { asReference } from '../../../../register-pages/record.ts'

type Place = { id: string; title: string }

/** The recipient of a parcel: a unit, a resident of it, or a resident without a unit. */
export type Recipient = {
  key: string
  apartment: Place | null
  resident: Place | null
}

/** The title of a recipient: the unit and the name on the label. */
export const titleOf = ({ apartment, resident }: Recipient): string =>
  [apartment?.title, resident?.title].filter(Boolean).join(' · ')

/** Makes a recipient of a unit and a resident; null without either. */
export function recipientOf(apartment?: Place | null, resident?: Place | null): Recipient | null {
  if (!apartment && !resident) return null
  const key = `${apartment?.id ?? ''} ${resident?.id ?? ''}`
  return { key, apartment: apartment ?? null, resident: resident ?? null }
}

/** The recipients among the results of the general search. */
export function recipientsOf(groups: readonly SearchGroup[]): Recipient[] {
  return groups.flatMap(({ register, hits }) =>
    hits
      // People who have moved out receive no parcels here.
      .filter(({ former }) => !former)
      .flatMap(({ id, title, record }) => {
        const self = { id, title }
        if (register === 'apartments') return recipientOf(self) ?? []
        if (register !== 'residents') return []
        const homes = record['apartment']
        const units = (Array.isArray(homes) ? homes : [homes]).flatMap(
          (one) => asReference(one) ?? [],
        )
        return units.length === 0
          ? (recipientOf(null, self) ?? [])
          : units.flatMap((unit) => recipientOf(unit, self) ?? [])
      }),
  )
}

/**
 * The words of a title, each after a space: towers and numbers are often typed without the
 * separator.
 */
const wordsOf = (text: string): string =>
  ` ${(joinedText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`

/**
 * The only recipient that a typed text can mean: the only result, or the only unit whose title ends
 * with the text, such as a number or a tower with a number. Null if the person has to choose.
 */
export function certainRecipient(typed: string, found: readonly Recipient[]): Recipient | null {
  const [first, ...others] = found
  if (first && others.length === 0) return first
  const units = found.filter(
    ({ apartment, resident }) =>
      resident === null && wordsOf(apartment?.title ?? '').endsWith(wordsOf(typed)),
  )
  return units.length === 1 ? (units[0] ?? null) : null
}
