import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { maskedTaxpayer } from './taxpayer-mask.ts'
import { bareCharacters } from './typed-characters.ts'

/** The code of a postal item (UPU S10): two letters, nine digits, the country. */
const POSTAL = /^[A-Z]{2}\d{9}[A-Z]{2}$/

/**
 * Returns the common part of different readings of one label: upper-case letters and digits,
 * without the spaces, dashes and control characters that a reader or a person puts between them.
 * SQL computes the same.
 */
export const trackingKey = (typed: string): string =>
  bareCharacters(typed).replace(/[^A-Z0-9]/g, '')

/**
 * Returns whether a typed text looks like the tracking code of a label: `certain` if it can hardly
 * be anything else, `maybe` for digits that are not a document, null for other words.
 */
export function trackingLikeness(typed: string): 'certain' | 'maybe' | null {
  const key = trackingKey(typed)
  if (POSTAL.test(key)) return 'certain'
  const figures = key.replace(/\D/g, '').length
  const isWord = /\s/.test(typed.trim()) || key.length > 44
  // A CPF with a wrong digit still counts as one.
  if (maskedTaxpayer(typed) !== null) return null
  if (isWord || cpf.parse(typed).ok || cnpj.parse(typed).ok) return null
  if (figures === key.length) return figures >= 11 ? 'maybe' : null
  return key.length >= 10 && figures >= 8 ? 'certain' : null
}

/** Returns the carrier if the code alone tells it: Correios use the numbering of the UPU. */
export function carrierOfTracking(typed: string): string | null {
  const key = trackingKey(typed)
  return POSTAL.test(key) && key.endsWith('BR') ? 'Correios' : null
}
