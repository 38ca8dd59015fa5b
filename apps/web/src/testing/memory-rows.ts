import type { DeviceStore } from '../platform/device-store.ts'

/** A device store in memory, by key; rows are copied when stored, like in a browser. */
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
