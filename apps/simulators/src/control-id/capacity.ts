import { CommandError } from './command.ts'
import type { ObjectStore, Values } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'

/** How much of something a reader holds. */
export type Capacity = { readonly users: number; readonly faces: number; readonly cards: number }

/** Refuses rows that do not fit any more; rows that are there already take no room. */
export function checkRoom(
  store: ObjectStore,
  capacity: Capacity,
  object: ObjectName,
  rows: readonly Values[],
): void {
  if (object !== 'users' && object !== 'cards') return
  const added = rows.filter(({ id }) => {
    const where = { [object]: { id } }
    return id === undefined || store.load(object, { fields: ['id'], where }).length === 0
  })
  if (added.length > 0 && store.count(object) + added.length > capacity[object]) {
    throw new CommandError(400, 'database or disk is full')
  }
}
