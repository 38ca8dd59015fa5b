import type { CodedKindName } from '@portaria/contract/define-register/field'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'

/**
 * Applies a mask, in which `#` stands for one character. A text longer than the mask is left
 * unchanged, so that nothing pasted is lost; the check reports the error.
 */
function written(pattern: string, bare: string, typed: string): string {
  const places = pattern.replaceAll(/[^#]/g, '').length
  if (bare.length > places) return typed
  let next = 0
  let text = ''
  for (const sign of pattern) {
    if (next >= bare.length) break
    text += sign === '#' ? bare.charAt(next++) : sign
  }
  return text
}

const digitsOf = (typed: string) => bareCharacters(typed).replaceAll(/\D/g, '')

function maskPhone(typed: string): string {
  const bare = bareCharacters(typed)
  if (bare.startsWith('+') && !bare.startsWith('+55')) return typed
  const digits = digitsOf(typed)
  // Numbers of companies, which have no area code.
  if (/^0[3589]0/.test(digits)) return written('#### ### ####', digits, typed)
  if (/^[34]00/.test(digits) && digits.length <= 8) return written('####-####', digits, typed)
  const national = bare.startsWith('+55') || digits.length > 11 ? digits.replace(/^55/, '') : digits
  // A country code that is still being typed may become another country's.
  if (bare.startsWith('+') && national === '') return typed
  return written(national.length > 10 ? '(##) #####-####' : '(##) ####-####', national, typed)
}

function maskPlate(typed: string): string {
  const bare = bareCharacters(typed)
  return /^[A-Z]{3}\d{4}$/.test(bare) ? written('###-####', bare, typed) : typed.toUpperCase()
}

export type Mask = (typed: string) => string

/** Formats a CPF; text with letters belongs to another document and is left unchanged. */
const maskCpf = (typed: string) =>
  /\p{L}/u.test(typed.replace(/cpf/i, ''))
    ? typed
    : written('###.###.###-##', digitsOf(typed), typed)

/** The masks of coded kinds while typing; kinds without separators have none. */
export const masks = {
  cpf: maskCpf,
  cnpj: (typed) => written('##.###.###/####-##', bareCharacters(typed), typed),
  cep: (typed) => written('#####-###', digitsOf(typed), typed),
  phone: maskPhone,
  plate: maskPlate,
  vin: (typed) => typed.toUpperCase(),
} satisfies Partial<Record<CodedKindName, Mask>>
