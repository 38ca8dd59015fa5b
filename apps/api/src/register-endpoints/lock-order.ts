import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * The order in which a transaction locks rows that it writes, where it writes those of several registers:
 * two that did it the other way round would end each other. Within one register it is that of the ids.
 * A register that is not named is written alone.
 */
export const lockOrder: readonly RegisterName[] = [
  'events',
  'event-guests',
  'visits',
  'passes',
  'item-passes',
  'memberships',
  'tenants',
  'rounds',
  'cards',
  'garages',
  'vehicles',
  'pets',
  'parcels',
  // People, as a departure has them: after what hangs on them.
  'employees',
  'occupancies',
  'residents',
  'service-providers',
]

/** Rows of a register that were locked after those of another, which should have waited. */
export type LockBreach = { readonly locked: RegisterName; readonly after: RegisterName }

let watcher: ((breach: LockBreach) => void) | undefined

/** Registers whose rows a transaction has locked. */
const held = new WeakMap<TenantContext['queries'], Set<RegisterName>>()

/** Transactions in which the order is not looked at. */
const free = new WeakSet<TenantContext['queries']>()

/**
 * Lets a transaction lock rows in any order: one that ends what it began and is tried again where another
 * was in its way, such as a departure, which ends rows of a dozen registers.
 */
export function lockInAnyOrder({ queries }: TenantContext): void {
  free.add(queries)
}

/** Has breaches of the order told, for tests: a server that serves does not look. */
export function watchLocks(tell: typeof watcher): void {
  watcher = tell
}

/** Notes that rows of a register are locked now, to be written. */
export function noteLock({ queries }: TenantContext, { name }: AnyRegister): void {
  // Rows that were locked in their turn may be written, and others of their kind that came since.
  if (!watcher || free.has(queries) || held.get(queries)?.has(name)) return
  const already = held.get(queries) ?? new Set()
  held.set(queries, already)
  for (const after of already)
    if (lockOrder.indexOf(name) <= lockOrder.indexOf(after)) watcher({ locked: name, after })
  already.add(name)
}
