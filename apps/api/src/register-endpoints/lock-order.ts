import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * The order in which a transaction locks rows of several registers that it writes: two transactions
 * in opposite orders would deadlock. Within one register the order is that of the ids. Registers
 * that are missing here are never written with others.
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
  // People come after everything that belongs to them, as a departure locks them.
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

/** Transactions whose order is not checked. */
const free = new WeakSet<TenantContext['queries']>()

/**
 * Lets a transaction lock rows in any order, if it is retried after a deadlock, such as a
 * departure, which ends rows of a dozen registers.
 */
export function lockInAnyOrder({ queries }: TenantContext): void {
  free.add(queries)
}

/** Reports breaches of the order, for tests: a production server does not check. */
export function watchLocks(tell: typeof watcher): void {
  watcher = tell
}

/** Records that rows of a register are locked now, to be written. */
export function noteLock({ queries }: TenantContext, { name }: AnyRegister): void {
  // Rows that were locked in their turn may be written, and so may further rows of their register.
  if (!watcher || free.has(queries) || held.get(queries)?.has(name)) return
  const already = held.get(queries) ?? new Set()
  held.set(queries, already)
  for (const after of already)
    if (lockOrder.indexOf(name) <= lockOrder.indexOf(after)) watcher({ locked: name, after })
  already.add(name)
}
