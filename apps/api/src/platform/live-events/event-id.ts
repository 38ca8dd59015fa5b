import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keysOf, type ServerSecret } from '../secrets/server-secret.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 8

/**
 * The ids of events that clients see. Events of all tenants are numbered in one sequence: the
 * numbers themselves would reveal how much happens elsewhere, and when.
 */
export type EventIds = {
  /** Returns a different text each time, even for the same number. */
  idOf(tenantId: string, number: number): string
  /** Returns the number behind an id; null for one that was not issued to this tenant. */
  numberOf(tenantId: string, id: string): number | null
}

/**
 * Encrypts numbers with a key derived from the server's secret, so that all servers of one database
 * agree.
 */
export function eventIds(secret: ServerSecret): EventIds {
  const keys = keysOf(secret, 'event ids')
  return {
    idOf(tenantId, number) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keys[0].key, nonce).setAAD(Buffer.from(tenantId))
      const plain = Buffer.alloc(NUMBER_BYTES)
      plain.writeBigUInt64BE(BigInt(number))
      const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    numberOf(tenantId, id) {
      const bytes = Buffer.from(id, 'base64url')
      if (bytes.length !== NONCE_BYTES + NUMBER_BYTES + TAG_BYTES) return null
      for (const { key } of keys) {
        const number = opened(key, tenantId, bytes)
        if (number !== null) return number
      }
      return null
    },
  }
}

function opened(key: Buffer, tenantId: string, bytes: Buffer): number | null {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(tenantId))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()])
    return Number(plain.readBigUInt64BE())
  } catch {
    // This key did not seal the id, or not for this tenant.
    return null
  }
}
