/** An alert that the server has not answered yet. */
export type WaitingAlert = {
  /** Its `Idempotency-Key`. */
  key: string
  userId: string
  tenantId: string
  message: string
  /** When the button was pressed, by this device's clock. */
  raisedAt: string
}

const DATABASE = 'portaria-panic'
const STORE = 'waiting'

/**
 * The alerts that wait on this device, of all its users: they survive a reload and signing out. Each
 * call rejects where the browser has no storage.
 */
export async function storeWaiting(alert: WaitingAlert): Promise<void> {
  await inStore('readwrite', (store) => store.put(alert))
}

export async function dropWaiting(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

export async function readWaiting(): Promise<WaitingAlert[]> {
  const found: unknown[] = await inStore('readonly', (store) => store.getAll())
  return found.filter(isWaiting)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
    const answer = await settled(work(transaction.objectStore(STORE)))
    await written
    return answer
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'key' }),
  )
  return settled(opening)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')))
  })
}

function isWaiting(value: unknown): value is WaitingAlert {
  if (typeof value !== 'object' || value === null) return false
  return ['key', 'userId', 'tenantId', 'message', 'raisedAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}
