import { searchText } from '../../value-types/text.ts'
import type { GateEvent, GateExpected, GateLoan, Party } from './gate.ts'

/** The desk's lists beside its box, which can also be found by words. */
export type DeskLists = Pick<GateExpected, 'events' | 'parties'> & {
  readonly loans: readonly GateLoan[]
}

/** A result from the desk's lists. */
export type ListedHit =
  | { kind: 'event'; id: string; event: GateEvent }
  | { kind: 'party'; id: string; party: Party }
  | { kind: 'loan'; id: string; loan: GateLoan }

/** Common words for a party and for a key, besides their own names. */
const parties = ['festa', 'aniversario', 'evento', 'convidados', 'reserva', 'fiesta', 'cumpleanos']
const partiesToo = ['invitados', 'party', 'birthday', 'guests', 'booking', 'حفلة', 'عيد']
const keys = [
  'chave',
  'chaves',
  'emprestado',
  'emprestada',
  'llave',
  'llaves',
  'key',
  'keys',
  'مفتاح',
]

/** Minimum letters of the beginning of such a word: fewer may begin people's names. */
const LETTERS_MIN = 5

/** Articles and prepositions, which the search ignores. */
const joining = new Set([
  'a',
  'o',
  'as',
  'os',
  'da',
  'de',
  'do',
  'das',
  'dos',
  'del',
  'la',
  'of',
  'the',
])

const wordsOf = (text: string) =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !joining.has(word))

/** Whether a word is one of `called`, or a long enough beginning of one. */
const isOneOf = (called: readonly string[], word: string) =>
  called.some((one) => one === word || (word.length >= LETTERS_MIN && one.startsWith(word)))

/**
 * Searches parties, reservations and borrowed keys in the desk's own lists. A result is in `asked`
 * if the text names its kind (`festa`, `chave do salão`), so that nothing else is meant, and in
 * `others` if the text has only words of its own.
 */
export function listedHits(
  { events, parties: invited, loans }: DeskLists,
  typed: string,
): { asked: ListedHit[]; others: ListedHit[] } {
  const words = wordsOf(typed)
  const found = { asked: [] as ListedHit[], others: [] as ListedHit[] }
  if (words.length === 0 || !/\p{L}{3}/u.test(typed)) return found
  const note = (hit: ListedHit, called: readonly string[], ...texts: (string | undefined)[]) => {
    const own = wordsOf(texts.join(' '))
    const isCalled = words.some((word) => isOneOf(called, word))
    const rest = words.filter((word) => !isOneOf(called, word))
    if (rest.every((word) => own.some((one) => one.startsWith(word))))
      found[isCalled ? 'asked' : 'others'].push(hit)
  }
  const party = [...parties, ...partiesToo]
  for (const event of events)
    note({ kind: 'event', id: `event ${event.id}`, event }, party, event.title, event.area.title)
  for (const one of invited) {
    const { purpose, apartment } = one
    note(
      { kind: 'party', id: `party ${one.id}`, party: one },
      party,
      purpose ?? '',
      apartment?.title,
    )
  }
  for (const loan of loans) {
    const { item_name: item, borrower, cabinet } = loan
    note({ kind: 'loan', id: `loan ${loan.id}`, loan }, keys, item, borrower, cabinet.title)
  }
  return found
}
