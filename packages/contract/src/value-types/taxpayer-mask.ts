import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { plainCharacters } from './typed-characters.ts'
import type { Parsed } from './value-type.ts'

const masks = [
  [cpf, /^\d{3}\.\d{3}\.\d{3}[-/]\d{2}$/],
  [cnpj, /^[0-9A-Z]{2}(?:\.[0-9A-Z]{3}){2}\/[0-9A-Z]{4}-\d{2}$/i],
] as const

/**
 * Reads a typed text as a CPF or a CNPJ, valid or not, if it has the dots and the dash of one. Null
 * for any other text, since nothing else is written like that.
 */
export function maskedTaxpayer(typed: string): Parsed<string> | null {
  const plain = plainCharacters(typed)
  const [type] = masks.find(([, mask]) => mask.test(plain)) ?? []
  return type?.parse(plain) ?? null
}
