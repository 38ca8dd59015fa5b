import { fromBase64Url, toBase64Url } from '../base64url.ts'
import type { DeviceStore } from '../device-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** Whose pack: it is of one person in one company. */
export type PackOwner = { readonly userId: string; readonly tenantId: string }

/** What is kept while a pack lasts: the pack, and the own account as the server last answered it. */
export type PackPart = 'pack' | 'me'

/** The key of all parts and labels; WebCrypto uses it and gives it to nobody. */
export type PackKeyRow = {
  name: 'key'
  userId: string
  tenantId: string
  /** Milliseconds by this device's clock. */
  madeAt: number
  endsAt: number
  /** The latest moment at which it was used, by the same clock. */
  seenAt: number
  key: CryptoKey
}

export type PackPartRow = { name: PackPart; sealed: Uint8Array }

/** AES-GCM takes 96 bits, never the same ones twice with one key. */
const IV_BYTES = 12

const LABEL = 'label'

/** Most milliseconds for which one key encrypts. */
const KEY_MS = 12 * 3_600_000

/** Milliseconds by which a clock may be set back: a device corrects its own by seconds. */
const CORRECTED_MS = 60_000

type Needs = {
  keys: DeviceStore<PackKeyRow>
  parts: DeviceStore<PackPartRow>
  now?: () => number
}

/**
 * The one pack of this device, of any owner: each call for another owner, or after its end, deletes
 * it. Calls take turns; they reject where the browser stores or encrypts nothing.
 */
export function packStore({ keys, parts, now = Date.now }: Needs) {
  const inTurn = <T>(work: () => Promise<T>) => oneAtATime('portaria-pack', work)

  /** The key first: without it nobody reads the rest. */
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
    // A clock behind the making of the pack, or behind what it has shown since, would give it more hours.
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
    /** Stores parts in place of the former; the owner's key stays while their pack lasts. */
    keep(
      owner: PackOwner,
      values: Partial<Record<PackPart, unknown>>,
      endsAt: number,
    ): Promise<void> {
      return inTurn(async () => {
        const found = await keyOf(owner)
        // A desk that stays connected renews its pack for days: its key is of half a day at most.
        const known = found !== null && now() < found.madeAt + KEY_MS ? found : null
        // What another key encrypted is read by nobody any more.
        if (known === null) await remove()
        const { key, madeAt } = known ?? { key: await newKey(), madeAt: now() }
        const row = { name: 'key' as const, ...owner, madeAt, endsAt, seenAt: now(), key }
        await keys.put(row)
        if ('pack' in values) await write(row, 'pack', values.pack)
        if ('me' in values) await write(row, 'me', values.me)
      })
    },
    /** Stores one part where a pack lasts, and nothing otherwise. */
    keepPart(owner: PackOwner, part: PackPart, value: unknown): Promise<void> {
      return inTurn(async () => {
        const row = await keyOf(owner)
        if (row !== null) await write(row, part, value)
      })
    },
    /** A part; null where none lasts, or it cannot be decrypted. */
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
    /** When the owner's pack ends, in milliseconds; null without one. */
    endsAt: (owner: PackOwner | null): Promise<number | null> =>
      inTurn(async () => (await keyOf(owner))?.endsAt ?? null),
    /** Deletes it; answers whether there was one. */
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

/** Owner and purpose are authenticated with it, so that nothing is read as something else. */
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
