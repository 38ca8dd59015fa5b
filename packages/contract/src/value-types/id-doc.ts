import { cnh } from './cnh.ts'
import { cpf } from './cpf.ts'
import { normalizeText } from './text.ts'
import { bareCharacters } from './typed-characters.ts'
import { accepted, type Parsed, refused } from './value-type.ts'

export const idDocKinds = ['cin', 'rg', 'cnh', 'crnm', 'passport', 'other'] as const
export type IdDocKind = (typeof idDocKinds)[number]

/** An identity document as stored: number without mask, upper case; country by ISO 3166-1 alpha-2. */
export type IdDoc = {
  kind: IdDocKind
  number: string
  issuer: string | null
  country: string | null
}

/** An identity document as typed, or as an API body brings it. */
export type TypedIdDoc = {
  kind: string
  number: string
  issuer?: string | null
  country?: string | null
}

/** The number by the rule of its kind: a CIN's is the holder's CPF; a CNH is only warned about. */
function parseNumber(kind: IdDocKind, typed: string): Parsed<string> {
  if (kind === 'cin') return cpf.parse(typed)
  const bare = bareCharacters(typed)
  if (!/^[0-9A-Z]{3,20}$/.test(bare)) return refused('id_doc_number')
  return kind === 'cnh' ? cnh.parse(bare) : accepted(bare)
}

/** An identity document as a value type; what is typed has parts, so it is no `ValueType`. */
export const idDoc = {
  /**
   * Refuses with `id_doc_kind`, `id_doc_number` (3 to 20 letters and digits), `id_doc_country`, or
   * with a CPF's codes for a CIN.
   */
  parse(typed: TypedIdDoc): Parsed<IdDoc> {
    const kind = idDocKinds.find((each) => each === typed.kind.trim().toLowerCase())
    if (!kind) return refused('id_doc_kind')
    const number = parseNumber(kind, typed.number)
    if (!number.ok) return number
    const country = bareCharacters(typed.country ?? '') || null
    if (country && !/^[A-Z]{2}$/.test(country)) return refused('id_doc_country')
    const issuer = normalizeText((typed.issuer ?? '').toUpperCase()) || null
    return accepted({ kind, number: number.value, issuer, country }, number.warning)
  },

  /** Number, issuer and country for reading; the kind has a label of its own. */
  format(value: IdDoc): string {
    const number = value.kind === 'cin' ? cpf.format(value.number) : value.number
    return [number, value.issuer, value.country].filter(Boolean).join(' ')
  },
}

/** The key of a person known by a CPF; a CIN with that number has the same. */
export function cpfKey(value: string): string {
  return `cpf:${value}`
}

/**
 * The key under which two documents are one. Its issuer belongs to it where numbers are not unique
 * in the country (an RG of São Paulo and one of Bahia may be equal), its country where they are
 * foreign; punctuation never counts.
 */
export function idDocKey(value: IdDoc): string {
  if (value.kind === 'cin') return cpfKey(value.number)
  const foreign = value.kind === 'passport' || value.kind === 'other'
  const country = value.country ?? (foreign ? '' : 'BR')
  const local = value.kind === 'rg' || value.kind === 'other'
  const issuer = local ? (value.issuer ?? '').replace(/[^\p{L}\p{N}]/gu, '') : ''
  return [value.kind, country, issuer, value.number].join(':')
}
