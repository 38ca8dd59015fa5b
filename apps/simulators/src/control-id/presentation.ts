import type { Configuration } from './configuration.ts'
import { faceOf } from './face-image.ts'
import type { Faces } from './faces.ts'
import type { ObjectStore } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'
import type { ReaderModel } from './reader-models.ts'
import { integerOf } from './wide-json.ts'

/** Something that a person shows to a reader: a face is a person's name, or a picture. */
export type Presented = (
  | { readonly card: bigint | number | string }
  | { readonly qr: string }
  | { readonly pin: string }
  | { readonly face: string | Buffer }
) & {
  /** Whether it is shown under threat. */
  readonly duress?: boolean
}

/** What a reader sees of it, in the fields of its logs. */
export type Seen = {
  readonly kind: 'card' | 'qr' | 'pin' | 'face'
  /** Four letters as a number, big end first. */
  readonly identifierId: bigint
  readonly card: bigint
  readonly qrcode: string
  readonly pin: string
  readonly person: string
  readonly confidence: number
  readonly duress: boolean
}

/** The most of a `confidence`. */
const SURE = 1_431

const fourLetters = (letters: string) =>
  BigInt(Buffer.from(letters.padEnd(4, '\0'), 'latin1').readUInt32BE())

const IDENTIFIERS = {
  card: fourLetters('card'),
  qr: fourLetters('qrcd'),
  pin: fourLetters('pin'),
  face: fourLetters('bio'),
} as const

/** The settings of a QR code's reading: text, or a number that is a card. */
function qrNumber(mode: string, text: string): bigint | null {
  if (mode === '0') return null
  if (mode === '1') return integerOf(text) ?? 0n
  return /^[\da-f]{1,16}$/i.test(text) ? BigInt(`0x${text}`) : 0n
}

/** Returns what a reader sees, by its settings. */
export function seeing(
  shown: Presented,
  configuration: Configuration,
  { qrModule }: ReaderModel,
): Seen {
  const nothing = { card: 0n, qrcode: '', pin: '', person: '', confidence: 0 }
  const duress = shown.duress === true
  const as = (kind: Seen['kind'], fields: Partial<Seen>): Seen => ({
    kind,
    identifierId: IDENTIFIERS[kind],
    ...nothing,
    duress,
    ...fields,
  })
  if ('card' in shown) return as('card', { card: integerOf(shown.card) ?? 0n })
  if ('pin' in shown) return as('pin', { pin: shown.pin })
  if ('qr' in shown) {
    const mode = configuration.text(qrModule, 'qrcode_legacy_mode_enabled')
    const number = qrNumber(mode, shown.qr)
    return as('qr', number === null ? { qrcode: shown.qr } : { card: number })
  }
  const { face } = shown
  const person = typeof face === 'string' ? face : (faceOf(face)?.person ?? '')
  return as('face', { person, confidence: SURE })
}

/** Returns the user whose credential it is; null where the reader does not know it. */
export function identified(store: ObjectStore, faces: Faces, seen: Seen): bigint | null {
  const owner = (object: ObjectName, value: bigint | string): bigint | null => {
    const where = { [object]: { value } }
    const [row] = store.load(object, { fields: ['user_id'], where })
    return row === undefined ? null : integerOf(row['user_id'])
  }
  if (seen.kind === 'face') return faces.ownersOf(seen.person)[0] ?? null
  if (seen.kind === 'pin') return owner('pins', seen.pin)
  return seen.qrcode === '' ? owner('cards', seen.card) : owner('qrcodes', seen.qrcode)
}
