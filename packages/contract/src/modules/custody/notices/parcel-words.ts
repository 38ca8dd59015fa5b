import type { parcelKinds } from '../parcels.ts'

/**
 * The words of a notice that name its parcel. `day` is the company's day on which it came, as
 * year-month-day; `sender` is empty if nobody typed it. A notice that was made before a word existed
 * lacks it.
 */
export type ParcelWords = {
  readonly number: string
  readonly kind?: string
  readonly sender?: string
  readonly day?: string
}

/** How a language names a parcel. */
export type ParcelNaming = {
  readonly kinds: Readonly<Record<(typeof parcelKinds)[number], string>>
  readonly from: (sender: string) => string
  readonly on: (day: string) => string
  /** The number after the name, with the comma between them. */
  readonly number: (number: string) => string
}

/**
 * Returns a function that names a parcel as its household knows it, by its kind, its sender and the
 * day on which it came, with the number for the gate beside it (custody §14).
 */
export const parcelNamer =
  ({ kinds, from, on, number: numbered }: ParcelNaming) =>
  ({ number, kind, sender, day }: ParcelWords): string => {
    const noun = Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? kinds.parcel
    const known = [noun, sender && from(sender), day && `(${on(day)})`].filter(Boolean).join(' ')
    return known + numbered(number)
  }

/** Returns a day, given as year-month-day, as Portuguese, Spanish and Arabic write it: 30/11. */
export const dayAndMonth = (day: string): string => day.split('-').slice(1).toReversed().join('/')
