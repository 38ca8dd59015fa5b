/**
 * Rows of one kind on this device, of all its users. Every call rejects where the browser has no
 * storage.
 */
export type DeviceStore<Row> = {
  put(row: Row): Promise<void>
  delete(key: string): Promise<void>
  /** Reads the rows that `isRow` accepts; others were written by an older version. */
  getAll(): Promise<Row[]>
}

/** Opens a database of this device with one table, whose rows have their key at `keyPath`. */
export function deviceStore<Row>(
  { database, table, keyPath }: { database: string; table: string; keyPath: string },
  isRow: (value: unknown) => value is Row,
): DeviceStore<Row> {
  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const opened = await open()
    try {
      const transaction = opened.transaction(table, mode, { durability: 'strict' })
      const written = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('aborted')),
        )
      })
      const answer = await settled(work(transaction.objectStore(table)))
      await written
      return answer
    } finally {
      opened.close()
    }
  }

  // Async, so that it rejects rather than throws in a browser without storage.
  async function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(table, { keyPath }),
    )
    return settled(opening)
  }

  return {
    async put(row) {
      await inStore('readwrite', (store) => store.put(row))
    },
    async delete(key) {
      await inStore('readwrite', (store) => store.delete(key))
    },
    async getAll() {
      const found: unknown[] = await inStore('readonly', (store) => store.getAll())
      return found.filter(isRow)
    },
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')))
  })
}
