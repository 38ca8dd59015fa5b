import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { QueueBody, QueueOutcome } from '@portaria/contract/modules/gate/desk-queue'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { newId } from '@portaria/contract/value-types/uuid'
import { type AppDatabase, hasTenant } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { ProblemError, problem } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { guestInPassing, registerGuest } from '../guests.ts'
import { identify } from '../identification.ts'
import { typedEntry } from '../typed-entry.ts'
import { readAgainst } from './conflict-causes.ts'
import { tellOfConflict } from './conflict-news.ts'
import { hasRoomForConflict, lockAuthor, requireRoomForConflict } from './conflicts.repository.ts'
import { type Author, readAuthor } from './desk-author.ts'
import {
  claimEntry,
  isTaken,
  keepConflict,
  lockEntry,
  noteVisit,
  outcomeOf,
  type Received,
} from './desk-entries.repository.ts'
import type { DeskSeal } from './desk-seal.ts'
import type { DeskTickets } from './desk-tickets.ts'
import { joinExits, noteEarlierExits } from './earlier-exits.ts'
import { type ActTools, recordEntry, recordExit, recordWalkIn } from './queued-acts.ts'

/** The tools that judge a desk's queue. */
export type QueueTools = {
  readonly database: AppDatabase
  readonly machineries: Machineries
  readonly keys: PassKeys
  readonly seal: DeskSeal
  readonly tickets: DeskTickets
  /** Called for an entry that the server failed on. */
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds after which no further entry of a call is judged: the device waits a minute for an answer. */
const CALL_MS = 30_000

/** Entries that were recorded at a desk without a network. */
export type QueueService = {
  /**
   * Judges each entry in the given order, as its author and by the time at which it happened. The
   * entry is recorded, or stored for a person, or cannot be read. Returns earlier judgements
   * unchanged. Leaves out entries that the server failed on, which the device sends again; throws
   * if none was judged.
   */
  take(sender: Actor, body: QueueBody): Promise<QueueOutcome[]>
}

export function queueService(tools: QueueTools): QueueService {
  const { database, machineries, keys, seal, tickets, onFailure } = tools
  const visits = machineryOf(machineries, 'visits')
  const visitors = machineryOf(machineries, 'visitors')
  const acts: ActTools = { visits, keys }

  async function judge(
    sender: TenantActor,
    sealed: QueueBody['entries'][number],
    unjudged: ReadonlySet<string>,
  ) {
    const { id } = sealed
    const entry = await seal.open(sealed)
    const ticket = entry && tickets.read(sender.tenantId, entry.ticket)
    const unreadable: QueueOutcome = { id, outcome: 'unreadable', visit_id: null, codes: [] }
    if (entry === null || ticket === null) return unreadable
    const { act } = entry
    // An exit cannot be judged while its entry is not judged.
    if (act.name === 'leave' && unjudged.has(act.entry_id ?? '')) throw problem('unavailable')
    const at = new Date(entry.happened_at)
    const author = await database.readInTenant(sender, (context) => readAuthor(context, ticket, at))
    if (author === undefined) return unreadable
    const received: Received = { id, entry, authorId: ticket.userId, senderId: sender.userId }
    const known = await database.readInTenant(author.actor, (context) =>
      outcomeOf(context, received),
    )
    return known ?? (await recordOrKeep(author, received, at))
  }

  async function recordOrKeep(
    author: Author,
    received: Received,
    at: Date,
    isAgain = false,
  ): Promise<QueueOutcome> {
    const { actor, codes } = author
    try {
      if (codes.length > 0) throw refusedFor(codes)
      const { id } = received
      // Another entry under a known id must not register a visitor.
      if (await database.readInTenant(actor, (context) => isTaken(context, id)))
        throw refusedFor(['entry_reused'])
      await rehearse(actor, received, at)
      const guest = await guestOf(actor, received)
      return await database.inTenant(actor, async (context) => {
        const now = { ...context, at }
        const [, isNew] = await together(
          lockEntry(context, entryOf(received)),
          claimEntry(now, received),
        )
        if (isNew) {
          const visitId = await record(now, received, guest)
          await together(noteVisit(now, id, visitId), joinExits(acts, now, id, visitId))
        }
        const outcome = await outcomeOf(context, received)
        if (!outcome) throw refusedFor(['entry_reused'])
        return outcome
      })
    } catch (error) {
      const kept = await database.inTenant(actor, (context) =>
        keep(context, received, at, { error, isAgain }),
      )
      return kept ?? recordOrKeep(author, received, at, true)
    }
  }

  /**
   * Tries a walk-in without effect if too many of its author's entries wait already, and throws its
   * refusal: the refused entry would find no room, so it must not register a visitor first.
   */
  async function rehearse(actor: TenantActor, received: Received, at: Date): Promise<void> {
    const { act, guest_name: name } = received.entry
    if (act.name !== 'walk-in') return
    const rehearsed = new Error('rehearsed')
    await database
      .inTenant(actor, async (context) => {
        if (await hasRoomForConflict(context, received.authorId)) return
        const { document } = typedEntry(act)
        const visitorId = await guestInPassing(visitors, context, { id: newId(), name, document })
        await record({ ...context, at }, { ...received, id: newId() }, visitorId)
        throw rehearsed
      })
      .catch((error: unknown) => {
        if (error !== rehearsed) throw error
      })
  }

  /**
   * Returns the visitor of a walk-in, before the visit and in transactions of their own, as at the
   * desk.
   */
  async function guestOf(actor: TenantActor, { id, entry }: Received): Promise<string> {
    const { act, guest_name: name } = entry
    if (act.name === 'walk-in') {
      const { document } = typedEntry(act)
      return registerGuest(visitors, actor, { id, name, document })
    }
    if (act.name === 'enter') {
      const ticket = { visitId: act.visit_id ?? null, passId: act.pass_id ?? null }
      await identify(database, visitors, actor, ticket, typedEntry(act).document)
    }
    return ''
  }

  function record(context: TenantContext, { id, entry }: Received, visitorId: string) {
    const { act, guest_name: guestName } = entry
    if (act.name === 'enter') return recordEntry(acts, context, act)
    if (act.name === 'leave') return recordExit(acts, context, act)
    return recordWalkIn(acts, context, id, { act, guestName, visitorId })
  }

  return {
    async take(sender, { entries }) {
      if (!hasTenant(sender)) throw problem('tenant_required')
      const outcomes: QueueOutcome[] = []
      const unjudged = new Set<string>()
      const failures: unknown[] = []
      const end = Date.now() + CALL_MS
      for (const entry of entries) {
        if (Date.now() > end) break
        try {
          outcomes.push(await judge(sender, entry, unjudged))
        } catch (error) {
          unjudged.add(entry.id)
          failures.push(error)
          if (!(error instanceof ProblemError)) onFailure(error)
        }
      }
      if (outcomes.length === 0) throw failures[0]
      return outcomes
    },
  }
}

/** Stores a refused entry for a person; undefined if it must be judged once more. */
async function keep(
  context: TenantContext,
  received: Received,
  at: Date,
  { error, isAgain }: { error: unknown; isAgain: boolean },
): Promise<QueueOutcome | undefined> {
  // A server that is unavailable or busy has judged nothing, so the device sends the entry again.
  if (!(error instanceof ProblemError) || error.status >= 500 || error.status === 429) throw error
  await lockAuthor(context, received.authorId)
  await requireRoomForConflict(context, received.authorId)
  const entryId = entryOf(received)
  await lockEntry(context, entryId)
  // The entry that the exit ends has arrived meanwhile, so the exit is judged again.
  const mayJoin = entryId !== received.id && isEntryMissing(error) && !isAgain
  if (mayJoin && (await isTaken(context, entryId))) return undefined
  const against = await readAgainst(context, received.entry.act, error, at)
  const id = await keepConflict(context, received, against)
  if (id !== undefined) {
    await noteEarlierExits(context, received.id, id)
    await tellOfConflict(context, {
      id,
      guest_name: received.entry.guest_name,
      author_id: received.authorId,
    })
  }
  const outcome = await outcomeOf(context, received)
  if (!outcome) throw problem('unavailable', { retry_after: 1 })
  return outcome
}

/**
 * Returns the id of the entry that an act is about: for an exit, that of the entry that it names,
 * if any.
 */
const entryOf = ({ id, entry: { act } }: Received): string =>
  act.name === 'leave' ? (act.entry_id ?? id) : id

const isEntryMissing = ({ details }: ProblemError): boolean =>
  details.errors?.some(({ code }) => code === 'entry_unrecorded') === true

const refusedFor = (codes: readonly FieldCode[]) =>
  problem('state_conflict', { errors: codes.map((code) => ({ field: 'happened_at', code })) })
