import { createHash, createHmac } from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { DOCUMENT_MARK_BYTES } from '@portaria/contract/modules/gate/desk-pack'
import {
  type QueuedEntry,
  queuedEntry,
  SEAL_INFO,
} from '@portaria/contract/modules/gate/desk-queue'
import {
  eldestKey,
  keysOf,
  type MarkedKey,
  type ServerSecret,
} from '../../../platform/secrets/server-secret.ts'

/** Bytes of an encapsulated P-256 key. */
const ENCAPSULATED_BYTES = 65

const utf8 = new TextEncoder()

/**
 * The keys that entries of a desk without a network are encrypted to, and by which it recognises
 * documents. Derived from the server's secret, so that a restarted server opens earlier entries.
 */
export type DeskSeal = {
  publicKey(): Promise<{ id: string; public_key: string }>
  /** Opens an entry that was sealed for its id; null if it cannot be read. */
  open(entry: { id: string; key: string; sealed: string }): Promise<QueuedEntry | null>
  /**
   * Returns the key of a company's marks; always the same, so that two marks of a document reveal
   * nothing more.
   */
  markKey(tenantId: string): Buffer
}

export function deskSeal(secret: ServerSecret): DeskSeal {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })
  const pairFrom = ({ key }: MarkedKey) => {
    const pair = once(() => suite.kem.deriveKeyPair(key))
    const publicKey = once(async () => {
      const bytes = Buffer.from(await suite.kem.serializePublicKey((await pair()).publicKey))
      const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
      return { id, public_key: bytes.toString('base64url') }
    })
    return { pair, publicKey }
  }
  const [newest, ...earlier] = keysOf(secret, 'desk entries')
  const own = pairFrom(newest)
  const pairs = [own, ...earlier.map(pairFrom)]

  async function pairOf(id: string): Promise<CryptoKey | null> {
    for (const { pair, publicKey } of pairs) {
      if ((await publicKey()).id === id) return (await pair()).privateKey
    }
    return null
  }

  return {
    publicKey: own.publicKey,
    async open({ id, key, sealed }) {
      const recipientKey = await pairOf(key)
      if (recipientKey === null) return null
      const bytes = Buffer.from(sealed, 'base64url')
      const enc = bytes.subarray(0, ENCAPSULATED_BYTES)
      const recipient = {
        recipientKey,
        enc,
        info: utf8.encode(SEAL_INFO),
      }
      try {
        const text = await suite.open(
          recipient,
          bytes.subarray(ENCAPSULATED_BYTES),
          utf8.encode(id),
        )
        return queuedEntry.parse(JSON.parse(new TextDecoder().decode(text)))
      } catch {
        return null
      }
    },
    markKey: (tenantId) => eldestKey(secret, 'desk document marks', { salt: tenantId }),
  }
}

/** Returns the mark of a document's key (`cpfKey`, `idDocKey`), in base64url. */
export const documentMark = (markKey: Buffer, documentKey: string): string =>
  createHmac('sha256', markKey)
    .update(documentKey)
    .digest()
    .subarray(0, DOCUMENT_MARK_BYTES)
    .toString('base64url')

/** Returns the digest of a QR code's content, in capitals. */
export const codeDigest = (code: string): string =>
  createHash('sha256').update(code.toUpperCase()).digest('base64url')

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}
