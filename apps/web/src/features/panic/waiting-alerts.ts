import { deviceStore } from '../../platform/device-store.ts'

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

const store = deviceStore(
  { database: 'portaria-panic', table: 'waiting', keyPath: 'key' },
  isWaiting,
)

/**
 * The alerts that wait on this device, of all its users: they survive a reload and signing out. Each
 * call rejects where the browser has no storage.
 */
export const storeWaiting = (alert: WaitingAlert): Promise<void> => store.put(alert)

export const dropWaiting = (key: string): Promise<void> => store.delete(key)

export const readWaiting = (): Promise<WaitingAlert[]> => store.getAll()

function isWaiting(value: unknown): value is WaitingAlert {
  if (typeof value !== 'object' || value === null) return false
  return ['key', 'userId', 'tenantId', 'message', 'raisedAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}
