import type { Actor } from '@portaria/contract/actors/actor'
import type {
  ErasureOverview,
  ErasureReason,
  ErasureReceipt,
} from '@portaria/contract/modules/erasures/erasures'
import type { ThingKind } from '../../parts/thing-kind.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { problem } from '../../platform/problem.ts'
import {
  addReceipt,
  isThere,
  lockSubject,
  readReceipt,
  readSame,
  writeCounts,
} from './erasures.repository.ts'
import { findHolds } from './holds.ts'
import { countKept } from './kept.ts'
import { eraseOwnValues } from './own-values.ts'
import type { Subject } from './people-tables.ts'
import { eraseTraces } from './traces.ts'

/** The kinds of things that may be open, and the function that deletes pictures. */
export type ErasureTools = {
  readonly things: readonly ThingKind[]
  readonly dropFiles: DropFiles
}

/** Erases people's data, one person at a time (people §8, §9, §10, §11). */
export function erasuresService(database: AppDatabase, { things, dropFiles }: ErasureTools) {
  return {
    /** Returns the receipt, or what holds the erasure; throws `not_found`. */
    overview: (actor: Actor, subject: Subject) =>
      database.readInTenant(actor, async (context): Promise<ErasureOverview> => {
        const receipt = await readReceipt(context, subject)
        if (receipt) return { receipt, holds: [], same: [] }
        if (!(await isThere(context, subject))) throw problem('not_found')
        const holds = await findHolds(context, things, subject)
        return { receipt: null, holds, same: await readSame(context, subject) }
      }),

    /**
     * Erases a person's data and returns the receipt, also if that was done before. Throws
     * `not_found`, and `state_conflict` with `erasure_held` while something is open.
     */
    erase: (actor: Actor, subject: Subject, reason: ErasureReason) =>
      database.inTenant(actor, async (context): Promise<ErasureReceipt> => {
        const isLive = await lockSubject(context, subject)
        const earlier = await readReceipt(context, subject)
        if (earlier) return earlier
        if (!isLive) throw problem('not_found')
        await requireNothingOpen(context, things, subject)
        const erasure = await addReceipt(context, subject, reason)
        const own = await eraseOwnValues(context, subject, erasure, dropFiles)
        const traces = await eraseTraces(context, subject, erasure, dropFiles)
        await writeCounts(
          context,
          erasure.id,
          { ...own, ...traces },
          await countKept(context, subject),
        )
        const receipt = await readReceipt(context, subject)
        if (!receipt) throw new Error('an erasure left no receipt')
        return receipt
      }),
  }
}

async function requireNothingOpen(
  context: TenantContext,
  things: readonly ThingKind[],
  subject: Subject,
): Promise<void> {
  const holds = await findHolds(context, things, subject)
  if (holds.length > 0)
    throw problem('state_conflict', { errors: [{ field: 'id', code: 'erasure_held' }] })
}
