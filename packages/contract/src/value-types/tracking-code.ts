import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { maskedTaxpayer } from './taxpayer-mask.ts'
import { bareCharacters } from './typed-characters.ts'

/** Letters and figures of a postal item (UPU S10): two letters, nine figures, the country. */
const POSTAL = /^[A-Z]{2}\d{9}[A-Z]{2}$/

/**
 * What two readings of one label have in common: letters in upper case and figures, without the spaces,
 * dashes and control characters that a reader or a person puts between them. SQL forms the same.
 */
export const trackingKey = (typed: string): string =>
  bareCharacters(typed).replace(/[^A-Z0-9]/g, '')

/**
 * Whether what was typed reads as the tracking code of a label: `certain` where it can hardly be
 * anything else, `maybe` for figures alone that are no document, null for other words.
 */
export function trackingLikeness(typed: string): 'certain' | 'maybe' | null {
  const key = trackingKey(typed)
  if (POSTAL.test(key)) return 'certain'
  const figures = key.replace(/\D/g, '').length
  const isWord = /\s/.test(typed.trim()) || key.length > 44
  // A CPF with a wrong digit is one all the same.
  if (maskedTaxpayer(typed) !== null) return null
  if (isWord || cpf.parse(typed).ok || cnpj.parse(typed).ok) return null
  if (figures === key.length) return figures >= 11 ? 'maybe' : null
  return key.length >= 10 && figures >= 8 ? 'certain' : null
}

/** The carrier where the code alone tells it: Correios number what they carry as the UPU does. */
export function carrierOfTracking(typed: string): string | null {
  const key = trackingKey(typed)
  return POSTAL.test(key) && key.endsWith('BR') ? 'Correios' : null
}
