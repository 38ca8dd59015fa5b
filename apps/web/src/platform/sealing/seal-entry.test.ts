import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '../base64url.ts'
import { sealEntry } from './seal-entry.ts'

/** Bytes of an encapsulated P-256 key. */
const ENCAPSULATED_BYTES = 65

const utf8 = new TextEncoder()
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})
const value = { name: 'Conceição da Silva', at: '2026-11-23T12:00:00Z' }
const sealedFor = { id: 'e1', info: 'a purpose' }

/** The holder of the private half. */
async function recipient() {
  const pair = await suite.kem.generateKeyPair()
  const point = new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey))
  const open = async (sealed: string, { id, info } = sealedFor): Promise<unknown> => {
    const bytes = fromBase64Url(sealed)
    const text = await suite.open(
      {
        recipientKey: pair.privateKey,
        enc: bytes.slice(0, ENCAPSULATED_BYTES).buffer,
        info: utf8.encode(info),
      },
      bytes.slice(ENCAPSULATED_BYTES),
      utf8.encode(id),
    )
    return JSON.parse(new TextDecoder().decode(text))
  }
  return { key: { id: 'k1', public_key: toBase64Url(point) }, open }
}

test('only the recipient opens a sealed value', async () => {
  const { key, open } = await recipient()
  const other = await recipient()
  const sealed = await sealEntry(key, sealedFor, value)
  expect(await open(sealed)).toEqual(value)
  await expect(other.open(sealed)).rejects.toThrow(/./)
})

test.each([
  { id: 'e2', info: sealedFor.info },
  { id: sealedFor.id, info: 'another purpose' },
])('a seal is of its entry and its purpose alone: %o', async (changed) => {
  const { key, open } = await recipient()
  const sealed = await sealEntry(key, sealedFor, value)
  await expect(open(sealed, changed)).rejects.toThrow(/./)
})

test('the same value is sealed differently each time', async () => {
  const { key } = await recipient()
  expect(await sealEntry(key, sealedFor, value)).not.toBe(await sealEntry(key, sealedFor, value))
})

test('a key that is no point of the curve is refused', async () => {
  const key = { id: 'k1', public_key: toBase64Url(new Uint8Array(65).fill(4)) }
  await expect(sealEntry(key, sealedFor, value)).rejects.toThrow(/./)
})
