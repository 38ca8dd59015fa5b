import type { DeviceStore } from '../platform/device-store.ts'

/** Rows of a device in memory, by their key; what is put is copied, as a browser does. */
export function memoryRows<Row>(
  keyOf: (row: Row) => string,
): DeviceStore<Row> & { kept: Map<string, Row> } {
  const kept = new Map<string, Row>()
  return {
    kept,
    put: async (row) => void kept.set(keyOf(row), structuredClone(row)),
    delete: async (key) => void kept.delete(key),
    getAll: async () => [...kept.values()].map((row) => structuredClone(row)),
  }
}
