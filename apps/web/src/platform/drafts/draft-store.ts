import type { DeviceStore } from '../device-store.ts'

/** The owner and subject of a draft: there is one draft per person, company, form and record. */
export type DraftPlace = {
  userId: string
  tenantId: string | null
  form: string
  /** The record's id, or `new`. */
  record: string
}

/** Unsaved values of a form. */
export type Draft = {
  /** The time of the last change, in milliseconds by this device's clock. */
  at: number
  /** The version of the edited record; null for a new one. */
  version: number | null
  /** Changed values by path in the form. */
  values: Readonly<Record<string, unknown>>
}

/** A draft as it is stored: only owner, subject and time can be read without the key. */
export type DraftRow = {
  key: string
  userId: string
  at: number
  iv: Uint8Array
  sealed: ArrayBuffer
}

/** Milliseconds for which a draft stays on the device: 7 days. */
const KEPT_MS = 7 * 24 * 3_600_000

/** AES-GCM takes 96 bits, which must never repeat with one key. */
const IV_BYTES = 12

type Needs = {
  rows: DeviceStore<DraftRow>
  /** Reads the key of the signed-in person. */
  keyOf: (userId: string) => Promise<CryptoKey>
  now?: () => number
}

/**
 * Encrypted drafts on this device, of all its users. Calls run one after another, in their order.
 */
export function draftStore({ rows, keyOf, now = Date.now }: Needs) {
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }

  const remove = async (unwanted: (row: DraftRow) => boolean) => {
    const all = await rows.getAll()
    for (const { key } of all.filter(unwanted)) await rows.delete(key)
  }

  return {
    /** Stores a draft in place of the former one. Rejects without key or storage. */
    keep(place: DraftPlace, draft: Draft): Promise<void> {
      // Reads the key at once, before other calls have finished: the end of a session deletes it.
      const held = keyOf(place.userId)
      return inTurn(async () => {
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
        const row = { key: keyAt(place), userId: place.userId, at: draft.at, iv }
        const text = new TextEncoder().encode(JSON.stringify(draft))
        const sealed = await crypto.subtle.encrypt(cipherOf(row), await held, text)
        await rows.put({ ...row, sealed })
      })
    },
    /**
     * Finds the draft for a form and record; null without one. A draft that cannot be decrypted is
     * deleted.
     */
    find(place: DraftPlace): Promise<Draft | null> {
      return inTurn(async () => {
        await remove(({ at }) => at < now() - KEPT_MS)
        const row = (await rows.getAll()).find(({ key }) => key === keyAt(place))
        if (row === undefined) return null
        const key = await keyOf(place.userId)
        const draft = await open(row, key)
        if (draft === null) await rows.delete(row.key)
        return draft
      })
    },
    drop: (place: DraftPlace): Promise<void> => inTurn(() => rows.delete(keyAt(place))),
    countOf: (userId: string): Promise<number> =>
      inTurn(async () => {
        await remove(({ at }) => at < now() - KEPT_MS)
        return (await rows.getAll()).filter((row) => row.userId === userId).length
      }),
    dropOf: (userId: string): Promise<void> => inTurn(() => remove((row) => row.userId === userId)),
  }
}

export function isDraftRow(value: unknown): value is DraftRow {
  if (typeof value !== 'object' || value === null) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  return (
    typeof field('key') === 'string' &&
    typeof field('userId') === 'string' &&
    typeof field('at') === 'number' &&
    field('iv') instanceof Uint8Array &&
    field('sealed') instanceof ArrayBuffer
  )
}

/** The key of a draft's row; ids and names of registers contain no space. */
export function keyAt({ userId, tenantId, form, record }: DraftPlace): string {
  return [userId, tenantId ?? '', form, record].join(' ')
}

/** Authenticates the place, so that no draft can be moved to another record. */
function cipherOf({ key, iv }: { key: string; iv: Uint8Array }) {
  return { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData: new TextEncoder().encode(key) }
}

async function open(row: DraftRow, key: CryptoKey): Promise<Draft | null> {
  try {
    const text = await crypto.subtle.decrypt(cipherOf(row), key, row.sealed)
    const draft: unknown = JSON.parse(new TextDecoder().decode(text))
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'version' in value &&
    (value.version === null || typeof value.version === 'number') &&
    'values' in value &&
    typeof value.values === 'object'
  )
}
