import { cnh } from './cnh.ts'
import { country } from './country.ts'
import { cpf } from './cpf.ts'
import { formatNationalId, nationalIdNumber } from './national-ids.ts'
import { normalizeText } from './text.ts'
import { bareCharacters, plainCharacters } from './typed-characters.ts'
import { accepted, type Parsed, refused } from './value-type.ts'

/** `national_id` is another country's identity card: DNI, cédula de identidad, RUN. */
export const idDocKinds = ['cin', 'rg', 'cnh', 'crnm', 'passport', 'national_id', 'other'] as const
export type IdDocKind = (typeof idDocKinds)[number]

/** An identity document as stored: number without mask, upper case; country by ISO 3166-1 alpha-2. */
export type IdDoc = {
  kind: IdDocKind
  number: string
  issuer: string | null
  country: string | null
}

/** An identity document as typed, or in the body of a request. */
export type TypedIdDoc = {
  kind: string
  number: string
  issuer?: string | null
  country?: string | null
}

/** Words for kinds of documents, before a number or in a cell of the kind; without accents. */
const papers: readonly (readonly [IdDocKind, string])[] = [
  ['cin', 'cin'],
  ['rg', 'rg|(?:carteira|cedula|registro) de identidade|registro geral'],
  ['cnh', 'cnh|carteira (?:nacional )?de habilitacao|habilitacao'],
  ['crnm', 'c?rn[em]'],
  ['passport', 'passaporte|passport|pasaporte'],
  [
    'national_id',
    'dni|(?:cedula|carne)(?: de identidad)?|ci|c\\. ?i\\.|run|rut|identidade estrangeira',
  ],
]

const said = papers.map(([kind, words]) => ({
  kind,
  before: new RegExp(
    `^(?:${words})(?:\\s*[.:]\\s*|\\s+)(?:n(?:o|ro|um)?[.:°]*\\s+)?(?=.*\\d)`,
    'iu',
  ),
  alone: new RegExp(`^(?:${words})$`, 'iu'),
}))

const withoutAccents = (typed: string) =>
  plainCharacters(typed).normalize('NFD').replace(/\p{M}/gu, '')

/**
 * A number with the word for its document before it; the word of one country also tells the
 * country.
 */
export type SaidDocument = { kind: IdDocKind; number: string; country: string | null }

/**
 * Returns a typed number without the word before it, and the kind and country that this word means;
 * null if there is no such word.
 */
export function saidBefore(typed: string): SaidDocument | null {
  const plain = withoutAccents(typed)
  const found = said.find(({ before }) => before.test(plain))
  if (!found) return null
  const isChile = /^ru[nt]/i.test(plain)
  const number = plain.replace(found.before, '')
  return { kind: found.kind, number, country: isChile ? 'CL' : null }
}

/** Returns the kind of a word such as "Passaporte" or "DNI"; the word itself if unknown. */
function kindNamed(typed: string): string {
  const plain = withoutAccents(typed)
  return said.find(({ alone }) => alone.test(plain))?.kind ?? plain.toLowerCase()
}

/**
 * Reads the number by the rule of its kind. The number of a CIN is the holder's CPF; a wrong one of
 * a CNH only gets a warning.
 */
function parseNumber(kind: IdDocKind, place: string | null, typed: string): Parsed<string> {
  const found = saidBefore(typed)
  const number = found?.kind === kind ? found.number : typed
  if (kind === 'cin') return cpf.parse(number)
  const bare = bareCharacters(number)
  if (!/^[0-9A-Z]{3,20}$/.test(bare)) return refused('id_doc_number')
  if (kind === 'national_id') return nationalIdNumber(place ?? '', bare)
  return kind === 'cnh' ? cnh.parse(bare) : accepted(bare)
}

function numberForReading({ kind, number, country: place }: IdDoc): string {
  if (kind === 'cin') return cpf.format(number)
  return kind === 'national_id' ? formatNationalId(place, number) : number
}

/** An identity document as a value type; since it is typed in parts, it is not a `ValueType`. */
export const idDoc = {
  /**
   * Refuses with `id_doc_kind`, `id_doc_number` (3 to 20 letters and digits), `id_doc_country` (a
   * foreign identity card must not be from Brazil), or with a CPF's codes for a CIN.
   */
  parse(typed: TypedIdDoc): Parsed<IdDoc> {
    const kind = idDocKinds.find((each) => each === typed.kind.trim().toLowerCase())
    if (!kind) return refused('id_doc_kind')
    const place = bareCharacters(typed.country ?? '') || null
    const number = parseNumber(kind, place, typed.number)
    if (!number.ok) return number
    if (place && !/^[A-Z]{2}$/.test(place)) return refused('id_doc_country')
    // Numbers of two countries' cards are often equal.
    if (kind === 'national_id' && (!place || place === 'BR')) return refused('id_doc_country_other')
    const issuer = normalizeText((typed.issuer ?? '').toUpperCase()) || null
    return accepted({ kind, number: number.value, issuer, country: place }, number.warning)
  },

  /**
   * Reads the parts from a spreadsheet's cells: a kind or a country by name, and no kind if the
   * number tells it.
   */
  ofCells(cells: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const cell = (name: string) => (typeof cells[name] === 'string' ? cells[name] : '')
    const place = country.parse(cell('country'))
    const found = saidBefore(cell('number'))
    const ownCpf = cpf.parse(cell('number')).ok ? 'cin' : ''
    const kind = kindNamed(cell('kind')) || found?.kind || ownCpf
    const typed = cell('country') || found?.country || ''
    return {
      ...cells,
      ...(kind !== '' && { kind }),
      ...(typed !== '' && { country: place.ok && cell('country') !== '' ? place.value : typed }),
    }
  },

  /** Returns number and issuer for reading; kind and country have labels of their own. */
  numberAndIssuer(value: IdDoc): string {
    return [numberForReading(value), value.issuer].filter(Boolean).join(' ')
  },

  /** Returns number, issuer and country for reading; the kind has a label of its own. */
  format(value: IdDoc): string {
    return [idDoc.numberAndIssuer(value), value.country].filter(Boolean).join(' ')
  },
}

/** Returns the key of a person with a CPF; a CIN with that number has the same. */
export function cpfKey(value: string): string {
  return `cpf:${value}`
}

/**
 * Returns the key by which two documents are the same. It includes the issuer if numbers are not
 * unique in the country (an RG of São Paulo and one of Bahia may be equal), and the country if
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
