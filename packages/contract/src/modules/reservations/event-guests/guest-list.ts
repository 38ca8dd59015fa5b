import { email } from '../../../value-types/email.ts'
import { phone } from '../../../value-types/phone.ts'
import { plate } from '../../../value-types/plate.ts'
import { searchText } from '../../../value-types/text.ts'
import { documentOf, type Found, few, LINE_MAX, ofLine, type ReadGuest } from './guest-line.ts'

/** The content of a pasted list, in order, and the lines that name nobody. */
export type ReadGuestList = {
  readonly guests: readonly ReadGuest[]
  readonly unread: readonly string[]
}

type Column = Exclude<keyof ReadGuest, 'unread'>

/** Patterns of column heads in spreadsheets, by their content. */
const heads: readonly [RegExp, Column][] = [
  [/^(nome|convidad|guest|name|nombre|invitad|الاسم)/u, 'name'],
  [/^(tel|cel|fone|whats|phone|movil|الهاتف)/u, 'phone'],
  [/^(e-?mail|correo|البريد)/u, 'email'],
  [
    /^(doc|rg|cpf|c?rn[em]$|dni|ci$|cedula|run$|rut$|passa?port|pasaporte|identidad|الوثيقة)/u,
    'document',
  ],
  [/^(placa|plate|carro|matricula|اللوحة)/u, 'plate'],
  [/^(crianca|filhos|child|kids|nino|الأطفال)/u, 'children'],
  [/^(acomp|companion|extras?$|المرافقون)/u, 'companions'],
]

const columnOf = (head: string): Column | undefined =>
  heads.find(([pattern]) => pattern.test(searchText(head).trim()))?.[1]

/** Separators of the columns of a spreadsheet. */
const marks = ['\t', ';', ','] as const

/** Limit of lines above the head of a pasted spreadsheet. */
const ABOVE_HEAD = 5

/** Returns the cells of a line, without the quotes around those that contain the separator. */
function cellsOf(line: string, mark: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (character === mark && !quoted) cells.push(cell)
    else cell += character
    if (character === mark && !quoted) cell = ''
  }
  return [...cells, cell].map((one) => one.trim())
}

/** Finds the head of a pasted spreadsheet: a line that names the column of names and another. */
function headIn(lines: readonly string[]) {
  for (const [at, line] of lines.slice(0, ABOVE_HEAD).entries()) {
    for (const mark of marks) {
      const columns = cellsOf(line, mark).map(columnOf)
      const known = columns.filter((column) => column !== undefined)
      if (known.includes('name') && known.length > 1) return { at, mark, columns }
    }
  }
  return null
}

const hasTwoWords = ({ name }: Found) => /\p{L}\s+\p{L}/u.test(name)

/**
 * Reads several guests in one line, separated by commas, if each part is a full name or there are
 * at least three parts. A part that names nobody, such as a telephone, belongs to the one before
 * it. Null for a line of one guest.
 */
function guestsBetweenCommas(line: string): Found[] | null {
  const parts = line
    .split(/[,;\t]|\s+e\s+(?=\p{Lu}\S*\s+\p{Lu})/u)
    .filter((part) => part.trim() !== '')
  if (parts.length < 2 || !/[,;\t]/.test(line)) return null
  const grouped: string[] = []
  for (const part of parts) {
    const isNamed =
      ofLine(part) !== null &&
      !/^\s*(?:e|com|c\/|mais|\+|rg|cpf|doc|tel|cel)(?![\p{Ll}])/iu.test(part)
    if (isNamed || grouped.length === 0) grouped.push(part)
    else grouped.push(`${grouped.pop() ?? ''}, ${part}`)
  }
  const guests = grouped.flatMap((part) => ofLine(part) ?? [])
  if (guests.length < 2 || guests.length < grouped.length) return null
  return guests.length > 2 || guests.every(hasTwoWords) ? guests : null
}

/**
 * Reads a list that was typed, or pasted from a spreadsheet or a conversation: one guest per line
 * or several between commas, with numbering, "+1", telephones and documents in any order. Nothing
 * is guessed without the person seeing it: unread parts are returned as such.
 */
export function readGuestList(pasted: string): ReadGuestList {
  const lines = pasted.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '')
  const head = headIn(lines)
  const guests: ReadGuest[] = []
  const unread: string[] = lines.slice(0, head?.at ?? 0).map((line) => line.trim())
  for (const line of head ? lines.slice(head.at + 1) : lines) {
    const found = head ? [ofCells(cellsOf(line, head.mark), head.columns)] : guestsIn(line)
    const named = found.filter((guest) => guest !== null)
    if (named.length === 0) unread.push(line.trim())
    guests.push(...named)
  }
  return { guests, unread }
}

const guestsIn = (line: string): (Found | null)[] =>
  (line.length > LINE_MAX * 4 ? null : guestsBetweenCommas(line)) ?? [ofLine(line)]

/** Reads a row of a spreadsheet by the heads of its columns; null if it names nobody. */
function ofCells(cells: readonly string[], columns: readonly (Column | undefined)[]): Found | null {
  const cellOf = (column: Column) => {
    const at = columns.indexOf(column)
    return at < 0 ? '' : (cells[at] ?? '')
  }
  const guest = ofLine(cellOf('name'))
  if (guest === null) return null
  const typed = { phone: cellOf('phone'), email: cellOf('email'), plate: cellOf('plate') }
  const read = { phone: phone.parse(typed.phone), email: email.parse(typed.email) }
  const car = plate.parse(typed.plate)
  if (read.phone.ok) guest.phone = read.phone.value
  else if (typed.phone !== '') guest.unread = typed.phone
  if (read.email.ok) guest.email = read.email.value
  if (car.ok) guest.plate = car.value
  guest.document = documentOf(cellOf('document')) ?? guest.document
  guest.companions ||= few(cellOf('companions'))
  guest.children ||= few(cellOf('children'))
  return guest
}
