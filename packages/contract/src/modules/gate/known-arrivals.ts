import { searchText } from '../../value-types/text.ts'
import type { VisitKind } from '../companies/settings/visit-settings.ts'

/**
 * Everyday arrivals without an announcement, by the name that the desk types: a courier's company,
 * or a ride.
 */
export type KnownArrival = {
  readonly kind: Extract<VisitKind, 'delivery' | 'ride'>
  /** The company; null if any may be meant. */
  readonly company: string | null
}

const companies: readonly (readonly [KnownArrival['kind'], string])[] = [
  ['delivery', 'iFood'],
  ['delivery', 'Rappi'],
  ['delivery', '99Food'],
  ['delivery', 'aiqfome'],
  ['delivery', 'Uber Eats'],
  ['delivery', 'Zé Delivery'],
  ['delivery', 'Daki'],
  ['delivery', 'Keeta'],
  ['ride', 'Uber'],
  ['ride', '99 Pop'],
  ['ride', 'Cabify'],
  ['ride', 'inDrive'],
]

const words: Readonly<Record<KnownArrival['kind'], readonly string[]>> = {
  delivery: ['entrega', 'entregador', 'motoboy', 'delivery', 'repartidor', 'courier', 'توصيل'],
  ride: ['taxi', 'corrida', 'carona', 'cab', 'تاكسي'],
}

const bare = (text: string) => searchText(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the arrival meant by exactly these words; null for all others, since beginnings of words
 * mean people and units.
 */
export function arrivalOf(typed: string): KnownArrival | null {
  const text = bare(typed)
  const [kind, company] = companies.find(([, name]) => bare(name) === text) ?? []
  if (kind && company) return { kind, company }
  const said = (['delivery', 'ride'] as const).find((one) => words[one].includes(text))
  return said ? { kind: said, company: null } : null
}
