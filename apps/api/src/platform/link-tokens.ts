import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { lastingKey, type ServerSecret } from './secrets/server-secret.ts'

/** The kinds of links; each has a key of its own. */
type LinkKind =
  | 'passes'
  | 'event guests'
  | 'calendar feeds'
  | 'patrol points'
  | 'access readers'
  | 'faces'

/** The owner of a link; another generation has another link. */
export type Linked = { tenantId: string; id: string; generation: number }

export type LinkToken = {
  tenantId: string
  id: string
  /** Whether it is the current link, which only this server can make. */
  isOf(generation: number): boolean
}

/**
 * The tokens of one kind of links and QR codes: company, owner's id and 128 bits of a digest over
 * both and the generation, in the capitals of base32, so that a QR code is small (platform §20).
 * Only the generation is stored.
 */
export type LinkTokens = {
  of(linked: Linked): string
  /** Returns null for a malformed token. */
  read(token: string): LinkToken | null
}

const MAC_BYTES = 16
const ID_BYTES = 16
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = Math.ceil(((2 * ID_BYTES + MAC_BYTES) * 8) / 5)

/** Makes the tokens of a kind; its name keeps them from being taken for links of another kind. */
export function linkTokens(secret: ServerSecret, kind: LinkKind): LinkTokens {
  const key = lastingKey(secret, kind)
  const mac = ({ tenantId, id, generation }: Linked) =>
    createHmac('sha256', key)
      .update(JSON.stringify([tenantId, id, generation]))
      .digest()
      .subarray(0, MAC_BYTES)

  return {
    of: (linked) =>
      encoded(Buffer.concat([bytesOf(linked.tenantId), bytesOf(linked.id), mac(linked)])),
    read(token) {
      const bytes = decoded(token.trim().toUpperCase())
      if (bytes === null) return null
      const tenantId = idOf(bytes.subarray(0, ID_BYTES))
      const id = idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES))
      if (!isUuid(tenantId) || !isUuid(id)) return null
      const shown = bytes.subarray(2 * ID_BYTES)
      return {
        tenantId,
        id,
        isOf: (generation) => timingSafeEqual(mac({ tenantId, id, generation }), shown),
      }
    },
  }
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function encoded(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function decoded(text: string): Buffer | null {
  if (text.length !== LENGTH) return null
  let bits = ''
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return null
    bits += value.toString(2).padStart(5, '0')
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  return Buffer.from(bytes)
}
