import { fromBase64Url, toBase64Url } from '../base64url.ts'
import type { DeviceStore } from '../device-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** The owner of a pack: one person in one company. */
export type PackOwner = { readonly userId: string; readonly tenantId: string }

/**
 * Data that is kept as long as the pack is valid: the pack itself, and the person's account as the
 * server last answered it.
 */
export type PackPart = 'pack' | 'me'

/** The key of all parts and labels; it cannot be exported from WebCrypto. */
export type PackKeyRow = {
  name: 'key'
  userId: string
  tenantId: string
  /** Milliseconds by this device's clock. */
  madeAt: number
  endsAt: number
  /** The latest time at which it was used, by the same clock. */
  seenAt: number
  key: CryptoKey
}

export type PackPartRow = { name: PackPart; sealed: Uint8Array }

/** AES-GCM takes 96 bits, which must never repeat with one key. */
const IV_BYTES = 12

const LABEL = 'label'

/** The maximum time for which one key is used to encrypt, in milliseconds. */
const KEY_MS = 12 * 3_600_000

/** Milliseconds by which the clock may go back: devices correct theirs by seconds. */
const CORRECTED_MS = 60_000

type Needs = {
  keys: DeviceStore<PackKeyRow>
  parts: DeviceStore<PackPartRow>
  now?: () => number
}

/**
 * The only pack of this device. A call for another owner deletes it, and so does a call after its
 * end. Calls run one after another, and reject where the browser cannot store or encrypt.
 */
export function packStore({ keys, parts, now = Date.now }: Needs) {
  const inTurn = <T>(work: () => Promise<T>) => oneAtATime('portaria-pack', work)

  /** Deletes the key first: without it the rest cannot be read. */
  async function remove(): Promise<boolean> {
    const found = await keys.getAll()
    for (const { name } of found) await keys.delete(name)
    for (const { name } of await parts.getAll()) await parts.delete(name)
    return found.length > 0
  }

  async function keyOf(owner: PackOwner | null): Promise<PackKeyRow | null> {
    const [row] = await keys.getAll()
    if (row === undefined) return null
    const at = now()
    // A clock set back behind the creation or last use of the pack would prolong it.
    const isSetBack = at < Math.max(row.madeAt, row.seenAt) - CORRECTED_MS
    if (!isOf(row, owner) || row.endsAt <= at || isSetBack) {
      await remove()
      return null
    }
    if (at < row.seenAt + CORRECTED_MS) return row
    const seen = { ...row, seenAt: at }
    await keys.put(seen)
    return seen
  }

  async function write(row: PackKeyRow, part: PackPart, value: unknown): Promise<void> {
    await parts.put({ name: part, sealed: await encrypt(row, part, JSON.stringify(value)) })
  }

  return {
    /** Stores parts in place of the former ones; the key is reused while the owner's pack lasts. */
    keep(
      owner: PackOwner,
      values: Partial<Record<PackPart, unknown>>,
      endsAt: number,
    ): Promise<void> {
      return inTurn(async () => {
        const found = await keyOf(owner)
        // A desk that stays connected renews its pack for days, so its key is replaced after half a
        // day.
        const known = found !== null && now() < found.madeAt + KEY_MS ? found : null
        // Parts encrypted with another key can no longer be read.
        if (known === null) await remove()
        const { key, madeAt } = known ?? { key: await newKey(), madeAt: now() }
        const row = { name: 'key' as const, ...owner, madeAt, endsAt, seenAt: now(), key }
        await keys.put(row)
        if ('pack' in values) await write(row, 'pack', values.pack)
        if ('me' in values) await write(row, 'me', values.me)
      })
    },
    /** Stores one part while a pack lasts; otherwise does nothing. */
    keepPart(owner: PackOwner, part: PackPart, value: unknown): Promise<void> {
      return inTurn(async () => {
        const row = await keyOf(owner)
        if (row !== null) await write(row, part, value)
      })
    },
    /** Reads a part; null without a valid pack, or if the part cannot be decrypted. */
    open(owner: PackOwner | null, part: PackPart): Promise<unknown> {
      return inTurn(async () => {
        const row = await keyOf(owner)
        const found = row && (await parts.getAll()).find(({ name }) => name === part)
        const text = row && found ? await decrypt(row, part, found.sealed) : null
        return text === null ? null : (JSON.parse(text) as unknown)
      })
    },
    seal(owner: PackOwner | null, text: string): Promise<string | null> {
      return inTurn(async () => {
        const row = await keyOf(owner)
        return row === null ? null : toBase64Url(await encrypt(row, LABEL, text))
      })
    },
    openSealed(owner: PackOwner | null, sealed: string): Promise<string | null> {
      return inTurn(async () => {
        const row = await keyOf(owner)
        return row === null ? null : decrypt(row, LABEL, fromBase64Url(sealed))
      })
    },
    /** The end of the owner's pack in milliseconds; null without one. */
    endsAt: (owner: PackOwner | null): Promise<number | null> =>
      inTurn(async () => (await keyOf(owner))?.endsAt ?? null),
    /** Deletes the pack; resolves to whether there was one. */
    end: (): Promise<boolean> => inTurn(remove),
  }
}

export function isPackKeyRow(value: unknown): value is PackKeyRow {
  if (typeof value !== 'object' || value === null) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  return (
    field('name') === 'key' &&
    typeof field('userId') === 'string' &&
    typeof field('tenantId') === 'string' &&
    typeof field('madeAt') === 'number' &&
    typeof field('endsAt') === 'number' &&
    typeof field('seenAt') === 'number' &&
    field('key') instanceof CryptoKey
  )
}

export function isPackPartRow(value: unknown): value is PackPartRow {
  if (typeof value !== 'object' || value === null) return false
  const name: unknown = Reflect.get(value, 'name')
  return (name === 'pack' || name === 'me') && Reflect.get(value, 'sealed') instanceof Uint8Array
}

const isOf = (row: PackKeyRow, owner: PackOwner | null): boolean =>
  row.userId === owner?.userId && row.tenantId === owner.tenantId

const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Authenticates owner and purpose, so that no part can be read as another. */
function cipherOf({ userId, tenantId }: PackKeyRow, purpose: string, iv: Uint8Array<ArrayBuffer>) {
  const additionalData = new TextEncoder().encode(`${userId} ${tenantId} ${purpose}`)
  return { name: 'AES-GCM', iv, additionalData }
}

async function encrypt(row: PackKeyRow, purpose: string, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = new TextEncoder().encode(text)
  const encrypted = await crypto.subtle.encrypt(cipherOf(row, purpose, iv), row.key, bytes)
  const sealed = new Uint8Array(IV_BYTES + encrypted.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(encrypted), IV_BYTES)
  return sealed
}

async function decrypt(row: PackKeyRow, purpose: string, sealed: Uint8Array) {
  try {
    const iv = new Uint8Array(sealed.subarray(0, IV_BYTES))
    const bytes = new Uint8Array(sealed.subarray(IV_BYTES))
    const text = await crypto.subtle.decrypt(cipherOf(row, purpose, iv), row.key, bytes)
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}
