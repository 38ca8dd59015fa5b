import { cpf } from '../../../value-types/cpf.ts'
import { date } from '../../../value-types/date.ts'
import { email } from '../../../value-types/email.ts'
import { phone } from '../../../value-types/phone.ts'
import { plate } from '../../../value-types/plate.ts'
import { normalizeText } from '../../../value-types/text.ts'
import { BROUGHT_MAX } from './event-guests.ts'
import { isDeclined, isHeading } from './guest-headings.ts'

/** A guest read from a pasted line; missing parts are null. */
export type ReadGuest = {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly document: string | null
  readonly plate: string | null
  readonly companions: number
  readonly children: number
  /** Digits that are neither a telephone nor a document, such as a day of birth. */
  readonly unread: string | null
}

export type Found = { -readonly [Name in keyof ReadGuest]: ReadGuest[Name] }

const LETTERS = /\p{L}/u
const NAME_MAX = 120

/** Limit of characters of a line that names somebody. */
export const LINE_MAX = 300

/** Limit of digits of a telephone with its country code. */
const DIGITS_MAX = 13

/** Invisible marks that phones put around names and system messages. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A tick such as "1️⃣" before a name, "[x]" or "(ok)". */
const ticked =
  /^[\s\p{P}\p{S}]*(?:(?:[\d#*]\ufe0f?\u20e3)+|\[\s*[xXvV]?\s*\]|\(\s*(?:[xXvV]|ok)?\s*\))/u

/** A confirmation such as "ok" or "confirmada" behind a name. */
const confirmed =
  /[\s\-–—:,(]+(?:ok|confirmad[oa]s?|confirmou|confirmed|presen[cç]a confirmada)[\s).!]*$/iu

/** "12." or "3)" or a bullet before the name. */
const numbering =
  /^[\s\p{P}\p{S}]*(?:\d{1,3}\s*[º°ª]?\s*[.)\-–:]+\s*)?[\s\p{P}\p{S}]*(?=[\p{L}\d+(])/u

/**
 * The prefix of a message in an exported conversation: "[20/11/2026 14:05] Lia: ", "20/11/26, 14:05
 * - Lia: ".
 */
const sender =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?\s*(?:[-–]\s*)?[^:]{1,60}:\s*/iu

/** A day, usually of birth, with the word before it: neither a telephone nor a document. */
const day =
  /(?:(?<!\p{L})(?:nasc(?:id[oa]|imento|\.)?|dn|d\.n\.|born|nac(?:id[oa]|imiento)?)(?:\s+em)?\s*[.:]*\s*)?(?<![\d./-])(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d./-]*\d)/iu

const address = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/u
const car = /(?:^|[^\p{L}\d])([a-z]{3}[\s-]?\d[a-z\d]\d{2})(?![\p{L}\d])/iu

/**
 * A number of at least six digits with its punctuation, and a word before it that names its kind.
 */
const documentWord =
  'rg|cpf|c?rn[em]|cnh|doc(?:umento|\\.)?|passaporte|pasaporte|passport|dni|ci|c\\.i\\.|c[ée]dula|run|rut'
const phoneWord = 'tel(?:efone|\\.)?|cel(?:ular|\\.)?|fone|whats(?:app)?|zap'
const numbers = new RegExp(
  `(?:(?<!\\p{L})(${documentWord}|${phoneWord})\\s*[:.\\-nº°]*\\s*)?` +
    // Letters in front belong to a number only behind the word for its document.
    `((?:(?<=(?<!\\p{L})(?:${documentWord})\\s*[:.\\-nº°]*\\s*)[a-z]{1,3}[\\s-]?)?` +
    '(?:\\+\\d{1,3}\\s?)?\\(?\\d(?:(?:\\)\\s?-?|[\\s.\\-/])?\\d){5,}(?:[.\\-/]?[xk](?![\\p{L}\\d]))?)',
  'giu',
)

const documentWords = new RegExp(`^(?:${documentWord})`, 'i')

/**
 * Words for children in the four languages of the product, and their short forms in Portuguese
 * lists.
 */
const childWord =
  'crian[cç]as?|filh[oa]s?|beb[eê]s?|kids?|child(?:ren)?|ni[nñ][oa]s?|hij[oa]s?|netinh[oa]s?|net[oa]s?'
const childrenAmong = new RegExp(`\\(\\s*(\\d{1,2})\\s*(?:${childWord})\\s*\\)`, 'iu')
const childrenToo = new RegExp(
  `(?:\\+|,|&|(?<!\\p{L})(?:e|c/|com|mais|y|and))?\\s*\\+?\\s*(\\d{1,2})\\s*(?:${childWord})(?!\\p{L})`,
  'iu',
)
const more =
  /(?:\(\s*)?(?:\+\s*|(?<!\p{L})(?:e\s+)?mais\s+)(\d{1,2})(?!\d)(?:\s*(?:acompanhantes?|pessoas?|convidad[oa]s?))?(?:\s*\))?/iu
/** A count such as "(4 pessoas)": of all people, including the named one. */
const together =
  /[(\s,–-]*(?<![\d+])(\d{1,2})\s*(?:pessoas?|pax|lugares|integrantes|people|persons?|personas?)(?!\p{L})\s*\)?/iu
/** The beginning of a family's line. A count such as that of "Família Alves (4)" means the same. */
const family = /^(?:a\s+)?(?:fam[ií]lia|family)\s+\p{L}/iu
const inBrackets = /\(\s*(\d{1,2})\s*\)\s*$/u
const several = /(?:(?:,|\(|(?<!\p{L})com|c\/)\s*)?(?<!\d)(\d{1,2})\s*acompanhantes?(?:\s*\))?/iu
const partner =
  /(?:\s*\+\s*|\s*&\s*|\s+(?:e|com|c\/)\s+)(?:(?:o|a|seu|sua)\s+)?(?:marido|esposa|esposo|mulher|namorad[oa]|noiv[oa]|companheir[oa]|acompanhante)(?!\p{L})/iu

export const few = (digits: string): number =>
  Math.min(Number.parseInt(digits, 10) || 0, BROUGHT_MAX)

const nobody = (): Found => ({
  name: '',
  phone: null,
  email: null,
  document: null,
  plate: null,
  companions: 0,
  children: 0,
  unread: null,
})

/** Reads a line of words; null if it names nobody, like a heading. */
export function ofLine(line: string): Found | null {
  // A paragraph names no guest, and matching it against the patterns takes long.
  if (line.length > LINE_MAX) return null
  const guest = nobody()
  const [said] = sender.exec(line.replace(/^[\u200e\s]+/, '')) ?? ['']
  const message = line.replace(/^[\u200e\s]+/, '').slice(said.length)
  // A notice of the chat program begins with a mark that nobody types.
  if (said !== '' && message.startsWith('\u200e')) return null
  if (isDeclined(message)) return null
  let rest = normalizeText(message.replace(invisible, ''))
  const words = rest.replace(/[*_~\s]+$/u, '')
  if (words.endsWith(':') || isHeading(words)) return null
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(rest)
    if (!match) return
    read(match)
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  rest = rest
    .replace(ticked, '')
    .replace(numbering, '')
    .replace(ticked, '')
    .replace(/^nome(?:\s+completo)?\s*:\s*/iu, '')
    .replace(confirmed, '')
  take(address, ([typed]) => {
    const read = email.parse(typed.replace(/[.>]+$/, ''))
    if (read.ok) guest.email = read.value
  })
  take(day, ([, typed = '']) => {
    if (date.parse(typed).ok || /[/.-]\d{2}$/.test(typed)) keepUnread(guest, typed)
  })
  rest = rest.replace(numbers, (_all, word: string | undefined, typed: string) => {
    keepNumber(guest, word ?? '', typed)
    return ' '
  })
  take(car, ([, typed = '']) => {
    const read = plate.parse(typed)
    if (read.ok) guest.plate = read.value
  })
  let among = 0
  take(childrenAmong, ([, count = '']) => {
    among = few(count)
  })
  take(childrenToo, ([, count = '']) => {
    guest.children = few(count)
  })
  take(more, ([, count = '']) => {
    guest.companions += few(count)
  })
  take(together, ([, count = '']) => {
    guest.companions += Math.max(0, few(count) - 1)
  })
  take(inBrackets, ([, count = '']) => {
    if (family.test(rest)) guest.companions += Math.max(0, few(count) - 1)
    else keepUnread(guest, count)
  })
  take(several, ([, count = '']) => {
    guest.companions += few(count)
  })
  take(partner, () => {
    guest.companions += 1
  })
  // "+3 (1 criança)": one of the three is a child.
  guest.companions = Math.max(0, guest.companions - among)
  guest.children += among
  guest.name = nameOf(rest)
  return LETTERS.test(guest.name) && guest.name.length > 1 ? guest : null
}

/**
 * Stores a number by its kind, which is decided by the word before it, then by its punctuation,
 * then by its digits.
 */
function keepNumber(guest: Found, word: string, typed: string): void {
  const parts = typed.trim().split(/\s+/)
  // Two numbers with a space between them.
  if (parts.length > 1 && typed.replace(/\D/g, '').length > DIGITS_MAX) {
    for (const [nth, part] of parts.entries()) keepNumber(guest, nth === 0 ? word : '', part)
    return
  }
  const [, brought = '', national = ''] = /^\+(\d{1,2})\s+(.+)$/.exec(typed.trim()) ?? []
  // "+1 11 98123-4567": one companion, and a telephone of Brazil.
  if (brought !== '' && brought !== '55' && phone.parse(national).ok) {
    guest.companions += few(brought)
    keepNumber(guest, word, national)
    return
  }
  const asPhone = phone.parse(typed)
  const isSaid = documentWords.test(word)
  const isWritten = /^\d{1,3}(\.\d{3}){2}-?[\dxX]{0,2}$/.test(typed.trim())
  const isDocument = isSaid || (word === '' && (isWritten || !asPhone.ok))
  if (isDocument) {
    const document = documentOf(typed, isSaid ? word : '')
    if (document !== null && guest.document === null) {
      guest.document = document
      return
    }
  } else if (asPhone.ok && guest.phone === null) {
    guest.phone = asPhone.value
    return
  }
  keepUnread(guest, typed)
}

function keepUnread(guest: Found, typed: string): void {
  guest.unread = [guest.unread, typed.trim()].filter(Boolean).join(' ')
}

/**
 * Returns a document in its stored form: a CPF with its punctuation, any other as written; null if
 * it is neither.
 */
export function documentOf(typed: string, word = ''): string | null {
  const bare = typed.trim()
  if (bare === '') return null
  const read = cpf.parse(bare)
  if (read.ok) return `CPF ${cpf.format(read.value)}`
  const digits = bare.replace(/\D/g, '').length
  // Nine digits that begin with nine are a mobile number without its area.
  const isMobile = word === '' && /^9\d{4}-?\d{4}$/.test(bare.replace(/\s/g, ''))
  if (isMobile || (word === '' && (digits < 5 || digits > 10))) return null
  return normalizeText(`${word.replace(/[.:]/g, '').toUpperCase()} ${bare}`).slice(0, 40)
}

/** Returns the rest of a line without the marks around it. */
function nameOf(rest: string): string {
  const bare = rest
    .replace(/[()[\]{}<>*_~"“”]/g, ' ')
    .replace(
      /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\p{Variation_Selector}|\p{Join_Control}/gu,
      ' ',
    )
  return normalizeText(bare.replace(/^[\s\p{P}\p{S}]+|[\s\p{Pd};,:+&/|•·.]+$/gu, '')).slice(
    0,
    NAME_MAX,
  )
}
