import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { fromBase64Url, toBase64Url } from '../base64url.ts'

/** The server's public key, in its own format: a raw P-256 point in base64url. */
export type SealingKey = { readonly id: string; readonly public_key: string }

/** The binding of a sealed value: the id of the entry, and the purpose that both sides know. */
export type SealedFor = { readonly id: string; readonly info: string }

/**
 * Encrypts a value, as JSON, so that only the server can open it, and only for this id: HPKE (RFC
 * 9180, base mode, P-256, HKDF-SHA256, AES-256-GCM). The result is the encapsulated key followed by
 * the ciphertext, in base64url. Rejects for a key that is no point of the curve, and on pages
 * without WebCrypto.
 */
export async function sealEntry(
  key: SealingKey,
  { id, info }: SealedFor,
  value: unknown,
): Promise<string> {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })
  const utf8 = new TextEncoder()
  const { enc, ct } = await suite.seal(
    {
      recipientPublicKey: await suite.kem.deserializePublicKey(fromBase64Url(key.public_key)),
      info: utf8.encode(info),
    },
    utf8.encode(JSON.stringify(value)),
    utf8.encode(id),
  )
  const sealed = new Uint8Array(enc.byteLength + ct.byteLength)
  sealed.set(new Uint8Array(enc))
  sealed.set(new Uint8Array(ct), enc.byteLength)
  return toBase64Url(sealed)
}
