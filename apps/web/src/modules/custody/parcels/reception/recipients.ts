import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { joinedText } from '@portaria/contract/value-types/text'
import { asReference } from '../../../../register-pages/record.ts'

type Place = { id: string; title: string }

/** Whom a parcel is for: a unit, a resident of it, or a resident of no unit. */
export type Recipient = {
  key: string
  apartment: Place | null
  resident: Place | null
}

/** How a recipient is shown: the unit, and whose name is on the label. */
export const titleOf = ({ apartment, resident }: Recipient): string =>
  [apartment?.title, resident?.title].filter(Boolean).join(' · ')

/** A recipient by what is known of it; null for nobody. */
export function recipientOf(apartment?: Place | null, resident?: Place | null): Recipient | null {
  if (!apartment && !resident) return null
  const key = `${apartment?.id ?? ''} ${resident?.id ?? ''}`
  return { key, apartment: apartment ?? null, resident: resident ?? null }
}

/** Recipients that the desk chooses from, of what the search of everything found. */
export function recipientsOf(groups: readonly SearchGroup[]): Recipient[] {
  return groups.flatMap(({ register, hits }) =>
    hits
      // Who has moved out gets no parcels here.
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

/** The words of a title, each after a space: a tower and its number are typed without the sign between them. */
const wordsOf = (text: string): string =>
  ` ${(joinedText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`

/**
 * The recipient that can alone be meant by what was typed: the only one found, or the only unit whose title
 * ends with it, as a number or a tower and a number do; null where somebody has to choose.
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
