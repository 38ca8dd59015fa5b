import type { Actor } from '@portaria/contract/actors/actor'
import type {
  ErasedKind,
  ErasureOverview,
  ErasureReason,
  ErasureReceipt,
} from '@portaria/contract/modules/erasures/erasures'
import type { PersonalRows } from '../../parts/personal-rows.ts'
import type { ThingKind } from '../../parts/thing-kind.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { problem } from '../../platform/problem.ts'
import { endConsents } from './consents.ts'
import { forgetNotices } from './erased-notices.ts'
import {
  addReceipt,
  type Counts,
  type Erasure,
  isThere,
  lockSubject,
  readPerson,
  readReceipt,
  readSame,
  writeCounts,
} from './erasures.repository.ts'
import { findHolds } from './holds.ts'
import { countKept } from './kept.ts'
import { eraseOwnValues } from './own-values.ts'
import { neutralName, type Person, type Subject } from './people-tables.ts'
import { countTraces, eraseTraces } from './traces.ts'
import { eraseWords } from './words.ts'

/** The parts of other modules that an erasure reads, and the function that deletes pictures. */
export type ErasureTools = {
  /** The kinds of things that may be open. */
  readonly things: readonly ThingKind[]
  /** The records of people, and rows that repeat their values. */
  readonly rows: readonly PersonalRows[]
  readonly dropFiles: DropFiles
}

/** Erases people's data, one person at a time (people §8, §9, §10, §11). */
export function erasuresService(database: AppDatabase, tools: ErasureTools) {
  const { things } = tools
  return {
    /** Returns the receipt, or what holds the erasure; throws `not_found`. */
    overview: (actor: Actor, subject: Subject) =>
      database.readInTenant(actor, async (context): Promise<ErasureOverview> => {
        const receipt = await readReceipt(context, subject)
        if (receipt) return { receipt, holds: [], same: [] }
        if (!(await isThere(context, subject))) throw problem('not_found')
        const holds = await findHolds(context, things, await readPerson(context, subject))
        return { receipt: null, holds, same: await readSame(context, subject) }
      }),

    /**
     * Erases a person's data and returns the receipt, also if that was done before. Throws
     * `not_found`, and `state_conflict` with `erasure_held` while something is open.
     */
    erase: (actor: Actor, subject: Subject, reason: ErasureReason) => erase(actor, subject, reason),

    /**
     * Erases a person again whose erasure a restored backup lacks, whatever was open at its moment,
     * and returns what was. Does nothing for a person whom the backup lacks too.
     */
    async eraseAgain(
      actor: Actor,
      subject: Subject,
      reason: ErasureReason,
    ): Promise<ErasureOverview['holds']> {
      const holds = await database.readInTenant(actor, async (context) =>
        (await isThere(context, subject))
          ? findHolds(context, things, await readPerson(context, subject))
          : null,
      )
      if (holds === null) return []
      await erase(actor, subject, reason, { isAgain: true })
      return holds
    },
  }

  function erase(
    actor: Actor,
    subject: Subject,
    reason: ErasureReason,
    { isAgain = false }: { isAgain?: boolean } = {},
  ): Promise<ErasureReceipt> {
    return database.inTenant(actor, async (context): Promise<ErasureReceipt> => {
      const isLive = await lockSubject(context, subject)
      const earlier = await readReceipt(context, subject)
      if (earlier) return earlier
      if (!isLive) throw problem('not_found')
      const person = await readPerson(context, subject)
      if (!isAgain) await requireNothingOpen(context, things, person)
      const erasure = await addReceipt(context, subject, reason)
      const blanked = await eraseAll(context, person, erasure, tools)
      await writeCounts(context, erasure.id, blanked, await countKept(context, person))
      const receipt = await readReceipt(context, subject)
      if (!receipt) throw new Error('an erasure left no receipt')
      return receipt
    })
  }
}

async function requireNothingOpen(
  context: TenantContext,
  things: readonly ThingKind[],
  person: Person,
): Promise<void> {
  const holds = await findHolds(context, things, person)
  if (holds.length > 0)
    throw problem('state_conflict', { errors: [{ field: 'id', code: 'erasure_held' }] })
}

/**
 * Blanks everything that names a person. Their own record comes last: rows are also found by the
 * name in it.
 */
async function eraseAll(
  context: TenantContext,
  person: Person,
  erasure: Erasure,
  { things, rows: all, dropFiles }: ErasureTools,
): Promise<Counts<ErasedKind>> {
  const own = all.find(({ kind, of }) => kind === 'values' && of[person.register])
  if (!own) throw new Error(`no module tells which fields of ${person.register} are personal`)
  const name = neutralName(erasure.number)
  const words = await eraseWords(context, person, name, things)
  const traces = await eraseTraces(context, person, name, { rows: all, dropFiles })
  await forgetNotices(context, person, traces)
  await endConsents(context, person)
  const values = await eraseOwnValues(context, person, erasure, { rows: own, dropFiles })
  return { ...words, ...countTraces(traces), ...values }
}
