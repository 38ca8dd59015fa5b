import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * The place of a register in the order in which a transaction locks rows of several: two transactions
 * in opposite orders would deadlock. Within one register the order is that of the ids. Registers
 * without a place are never written with others.
 */
const placeOf = (name: RegisterName): number => {
  const { lockPlace }: AnyRegister = registers[name]
  return lockPlace ?? 0
}

/**
 * A breach of the order: rows of `locked` were locked after rows of `after`, although they come
 * first.
 */
export type LockBreach = { readonly locked: RegisterName; readonly after: RegisterName }

let watcher: ((breach: LockBreach) => void) | undefined

/** Registers whose rows a transaction has locked. */
const held = new WeakMap<TenantContext['queries'], Set<RegisterName>>()

/** Transactions whose order is not checked. */
const free = new WeakSet<TenantContext['queries']>()

/**
 * Lets a transaction lock rows in any order. Only a transaction that is retried after a deadlock
 * may do so, such as a departure, which ends rows of a dozen registers.
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
  // Once a register is locked in its turn, further rows of it may be locked at any time.
  if (!watcher || free.has(queries) || held.get(queries)?.has(name)) return
  const already = held.get(queries) ?? new Set()
  held.set(queries, already)
  for (const after of already) if (placeOf(name) <= placeOf(after)) watcher({ locked: name, after })
  already.add(name)
}
