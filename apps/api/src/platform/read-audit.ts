import type { TenantActor } from '@portaria/contract/actors/actor'
import { type AuditEntry, recordAudit } from './audit.ts'
import type { AppDatabase } from './database/app-database.ts'

/**
 * The audit trail of reads of sensitive data: one row per request (registers §6). Written a moment
 * later and in batches, so that a list stays as fast as its two statements.
 */
export type ReadAudit = {
  note(actor: TenantActor, entry: AuditEntry): void
  /** Writes pending entries; called at shutdown. */
  flush(): Promise<void>
}

/** Milliseconds that an entry may wait to be written, and the number of entries that may wait. */
const WAIT_MS = 1_000
const FULL = 5_000

export function readAudit(database: AppDatabase, onError: (error: unknown) => void): ReadAudit {
  let waiting: { actor: TenantActor; entry: AuditEntry }[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  /** Writes each tenant separately: a failed entry of one loses none of another's. */
  async function write(batch: typeof waiting): Promise<void> {
    const groups = Map.groupBy(batch, ({ actor }) => actor.tenantId)
    await Promise.all([...groups.values()].map((group) => writeOfTenant(group).catch(onError)))
  }

  async function writeOfTenant(group: typeof waiting): Promise<void> {
    const first = group[0]
    if (!first) return
    const entries = group.map(({ actor, entry }) => ({ ...entry, by: actor }))
    await database.inTenant(first.actor, (context) => recordAudit(context, entries))
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = waiting
    waiting = []
    if (batch.length > 0) writing = writing.then(() => write(batch))
    return writing
  }

  return {
    note(actor, entry) {
      waiting.push({ actor, entry })
      if (waiting.length >= FULL) void flush()
      else timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
    flush,
  }
}
