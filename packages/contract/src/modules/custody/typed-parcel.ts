import { searchText } from '../../value-types/text.ts'

/** A parcel that a person may have meant: by its number alone, or with the word before it. */
export type TypedParcel = { readonly number: string; readonly isNamed: boolean }

const NAMED =
  /^(?:encomendas?|pacotes?|volumes?|parcels?|packages?|encomiendas?|paquetes?|طرد)\s*(?:n[.º°o]{0,2}\s*)?#?(\d{1,20})$/

/** Returns the typed number of a parcel: `18`, `#18`, `encomenda 18`; null for other words. */
export function typedParcel(typed: string): TypedParcel | null {
  const text = searchText(typed).trim()
  const [, named] = NAMED.exec(text) ?? []
  if (named !== undefined) return { number: named, isNamed: true }
  const [, number] = /^#?(\d{1,20})$/.exec(text) ?? []
  return number === undefined ? null : { number, isNamed: false }
}
