import { PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { searchText } from '@portaria/contract/value-types/text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The person of a password: their own name makes a weak one. */
export type PasswordOwner = { name: string; email: string }

/**
 * Words of Brazil, of condominiums and of keyboards: one of them with digits, signs or another word
 * is easily guessed. The lists of leaked passwords come from a package.
 */
const commonWords = new Set(
  `123 abc acesso admin administrador administrator amor anjo apartamento asdf asdfg asdfgh asdfghjkl
  asdfghjklc bahia baseball batman bemvindo brasil brazil cachorro carlos casa changeme computador
  condominio corinthians cruzeiro default deus dinheiro dragon eu eununca eusoufoda familia
  felicidade ferrari flamengo fluminense football futebol gabriel gatinha google gremio guest hello
  iloveyou internacional internet jesus jesuscristo jose leticia letmein linkedin login lucas maria
  master minhasenha monkey mudar mudarsenha muda myspace ninguem palmeiras paraiso pass passw
  passwd password passwort portaria porteiro predio princesa princess q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsx qazwsxedc qwer qwert qwerty qwertyuiop root santos saopaulo senha segredo
  secret seguranca shadow sindico starwars sunshine superman system sistema teamo temp temporaria
  test teste trocar trustno1 user usuario vasco vitoria welcome you zxcvbn zxcvbnm zaq1zaq1 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 3edc4rfv`.split(/\s+/),
)

let leaked: ReadonlySet<string> | undefined

/** Some 49,000 leaked passwords; read from their package when the first password is chosen. */
const leakedPasswords = () =>
  (leaked ??= new Set((dictionary['passwords-common'] ?? []).map((one) => searchText(one))))

/** Rows of keyboards, the alphabet and the digits: runs of them in either direction are guessed. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm', '01234567890']

/** Signs that stand for a letter, as in `P@ssw0rd`. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Minimum number of different characters: fewer form a pattern, whatever the length. */
const DISTINCT_MIN = 5

/** Minimum letters of a part of a name that counts: shorter parts occur in too many words. */
const OWN_WORD_MIN = 4

/**
 * Limit of characters around a known word that still are padding: a year, some digits, a sign or
 * two.
 */
const PADDING_MAX = 8

/**
 * Whether a new password would be guessed: shorter than `PASSWORD_MIN` characters, a common one, a
 * repetition, a run along the keyboard, or the person's own name or address with some padding.
 */
export function isWeakPassword(password: string, owner: PasswordOwner): boolean {
  if (Array.from(password.normalize('NFKC')).length < PASSWORD_MIN) return true
  const plain = searchText(password)
  if (new Set(plain).size < DISTINCT_MIN) return true
  if (/^(.{1,6}?)\1+.{0,5}$/u.test(plain)) return true
  if (isLeaked(plain) || isLeaked(undisguised(plain))) return true
  const words = new Set([...commonWords, ...ownWords(owner)])
  return isPadded(plain, words) || isPadded(undisguised(plain), words)
}

/** Whether a text is a leaked password, or one with some padding. */
function isLeaked(text: string): boolean {
  const word = text.replace(/^\P{L}+|\P{L}+$/gu, '')
  const isWord = word.length >= OWN_WORD_MIN && text.length - word.length <= PADDING_MAX
  return leakedPasswords().has(text) || (isWord && leakedPasswords().has(word))
}

function undisguised(text: string): string {
  return text.replace(/[@43!10$57]/g, (sign) => disguises[sign] ?? sign)
}

function ownWords({ name, email }: PasswordOwner): string[] {
  return searchText(`${name} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= OWN_WORD_MIN)
}

/** Whether next to nothing is left once known words and runs are removed. */
function isPadded(text: string, words: ReadonlySet<string>): boolean {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length)
  const rest = withoutRuns(longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text))
  const own = rest.replace(/\s+/g, '')
  return own.length <= PADDING_MAX && own.replace(/\P{L}+/gu, '').length < OWN_WORD_MIN
}

/** Removes runs of three and more along a row, in either direction, and of one character. */
function withoutRuns(text: string): string {
  const characters = Array.from(text)
  let kept = ''
  for (let start = 0; start < characters.length; ) {
    let end = start + 1
    while (end < characters.length && isRun(characters.slice(start, end + 1).join(''))) end += 1
    if (end - start < 3) kept += characters.slice(start, end).join('')
    else kept += ' '
    start = end
  }
  return kept
}

function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('')
  if (new Set(text).size === 1) return true
  return rows.some((row) => row.includes(text) || row.includes(backwards))
}
