import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import { SEAL_INFO } from '@portaria/contract/modules/gate/desk-queue'
import { newId } from '@portaria/contract/value-types/uuid'

/** An entry as a device queues it, before its seal. */
export type DeviceEntry = {
  act: { name: 'enter' | 'walk-in' | 'leave' } & Record<string, unknown>
  guest_name?: string
  /** Milliseconds before now. */
  ago?: number
  id?: string
  ticket?: string
}

export type SealedEntry = { id: string; key: string; sealed: string }

const utf8 = new TextEncoder()
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** Seals an entry like a device that has downloaded the pack. */
export async function sealOnDevice(
  { server_key: key, ticket: own }: Pick<DeskPack, 'server_key' | 'ticket'>,
  { act, guest_name = 'Convidada da Fila', ago = 0, id = newId(), ticket = own }: DeviceEntry,
): Promise<SealedEntry> {
  const at = new Date(Date.now() - ago).toISOString()
  const entry = { ticket, happened_at: at, device_at: at, guest_name, act }
  const recipientPublicKey = await suite.kem.deserializePublicKey(
    Buffer.from(key.public_key, 'base64url'),
  )
  const { enc, ct } = await suite.seal(
    { recipientPublicKey, info: utf8.encode(SEAL_INFO) },
    utf8.encode(JSON.stringify(entry)),
    utf8.encode(id),
  )
  const sealed = Buffer.concat([Buffer.from(enc), Buffer.from(ct)]).toString('base64url')
  return { id, key: key.id, sealed }
}
