import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { LeaseLostError, requireLease } from '../../../devices/public/device-leases.ts'
import { pullStep } from '../events/pull-step.ts'
import { publishReader } from '../reader-news.ts'
import { attention } from './attention.ts'
import { commandStep } from './command-step.ts'
import { nextDue } from './due-entries.ts'
import { keepEquipmentState, lockEquipment } from './equipment-state.ts'
import { dropFacesStep, putFacesStep, testPhotosStep } from './face-steps.ts'
import { HOLD_AGAIN_MS, holdStep, noteUnreached } from './hold-step.ts'
import { nextHold } from './holds.repository.ts'
import { inventoryStep } from './inventory-step.ts'
import { isInventoryDue, isInventoryFirst } from './inventory-time.ts'
import { keeperActor } from './list-keeper.ts'
import {
  dropPeopleStep,
  dropSchedulesStep,
  putHolidaysStep,
  putPeopleStep,
  putSchedulesStep,
} from './list-steps.ts'
import { newPasswordStep } from './password-step.ts'
import { isPassing } from './reader-contact.ts'
import { type HeldReader, LEASE_S } from './reader-leases.ts'
import { readerLink } from './reader-link.ts'
import { ContactError, type Served, type ServiceTools } from './served.ts'
import {
  noteAnswer,
  noteTrouble,
  readServed,
  type ServedReader,
} from './served-reader.repository.ts'
import { PROBE_MS, probeStep, settingsStep } from './set-up-step.ts'
import { watchStep } from './watch-step.ts'

/** A reader while a process serves it. */
export type ReaderHolder = {
  readonly held: HeldReader
  /** Has it look for work at once. */
  call(): void
  /** The lease was renewed just before this moment, by `performance.now`. */
  renewed(at: number): void
  stop(): Promise<void>
}

/** Milliseconds before the end of a lease from which nothing new is begun. */
const MARGIN_MS = 3_000
/** Milliseconds until a reader that nothing waits for is looked at again. */
const IDLE_MS = 30_000
/** Milliseconds after something that nobody expected. */
const AFTER_ERROR_MS = 5_000
/** Milliseconds until what did not get its turn is tried again. */
const AFTER_PASSING_MS = 500
/** Milliseconds until somebody who left is removed again from a reader that could not be reached. */
const REMOVE_AGAIN_MS = 1_000
/** Milliseconds until a loop looks again for what it could not do yet. */
const SOON_MS = 250
/** Looks for faces in a row: enrolling thousands takes minutes, and the log has to be read. */
const FACE_LOOKS = 20
/** Milliseconds between two readings of a reader's log. */
const EVENTS_MS = 30_000

/** The loops in which a reader is served, the most urgent first. */
type Loop = 'doors' | 'urgent' | 'ordinary'

/**
 * Serves a reader under a lease, in three loops: doors of an emergency, which wait for nothing else;
 * removals and what people wait for; and everything else. The driver lets the first go before the
 * others at the reader.
 */
export function holdReader(tools: ServiceTools, held: HeldReader, since: number): ReaderHolder {
  const { database, seal, loopback, onError } = tools
  const actor = keeperActor(held.tenantId)
  const stopping = new AbortController()
  let heldUntil = since + LEASE_S * 1_000 - MARGIN_MS
  const isHeld = () => !stopping.signal.aborted && performance.now() < heldUntil
  const link = readerLink({ database, actor, held, seal, loopback, isHeld })
  const doors = attention(stopping.signal)
  const urgent = attention(stopping.signal)
  const ordinary = attention(stopping.signal)
  let removesFrom = Number.NEGATIVE_INFINITY

  const read: Served['read'] = (work) => database.inTenant(actor, work)
  const write: Served['write'] = (work) =>
    database.inTenant(actor, async (context: TenantContext) => {
      if (!isHeld()) throw new LeaseLostError(held.device)
      const done = await work(context)
      await requireLease(context, held)
      return done
    })

  /** Runs a look of a loop; returns the milliseconds until the next one. */
  async function look(loop: Loop, work: (served: Served) => Promise<Looked>): Promise<number> {
    const reader = await read((context) => readServed(context, held.equipmentId))
    if (!reader) return IDLE_MS
    const driver = link.driverOf(reader)
    if (typeof driver === 'string') {
      if (loop === 'doors') {
        await noteUnreached({ read, write, reader }, driver)
        return untilHold(read, reader)
      }
      if (reader.trouble !== driver && driver !== 'not_served') await tell(reader, driver)
      return IDLE_MS
    }
    const leftMs = reader.look_at.getTime() - Date.now()
    if (loop === 'ordinary' && leftMs > 0) return leftMs
    try {
      const served = { held, reader, driver, link, actor, tools, read, write }
      const { hasAnswered, nextMs } = await work(served)
      if (!hasAnswered) return nextMs
      const wasSilent = reader.trouble !== null
      await write((context) => keepAnswer(context, reader))
      if (removesFrom > performance.now()) {
        removesFrom = Number.NEGATIVE_INFINITY
        urgent.call()
      }
      if (wasSilent) ordinary.call()
      return nextMs
    } catch (error) {
      if (!(error instanceof ContactError)) throw error
      // An opening or a removal went before: the reader answers that one.
      if (isPassing(error.outcome)) return AFTER_PASSING_MS
      await tell(reader, link.refusal() ?? error.outcome.reason)
      if (loop === 'doors') return HOLD_AGAIN_MS
      if (loop === 'urgent') removesFrom = performance.now() + REMOVE_AGAIN_MS
      return loop === 'ordinary' ? 0 : REMOVE_AGAIN_MS
    }
  }

  const tell = ({ id }: ServedReader, trouble: string) =>
    write(async (context) => {
      await lockEquipment(context, id)
      if (!(await noteTrouble(context, id, trouble))) return
      await keepEquipmentState(context, id, trouble)
      await publishReader(context, id)
    })

  async function run(own: typeof urgent, work: () => Promise<number>): Promise<void> {
    while (!stopping.signal.aborted) {
      let waitMs = AFTER_ERROR_MS
      try {
        waitMs = await work()
      } catch (error) {
        // The next renewal finds that the reader is lost, and stops this.
        if (!(error instanceof LeaseLostError)) onError(error)
      }
      await own.wait(waitMs)
    }
  }

  const loops = Promise.all([
    run(doors, () => look('doors', doorsWork)),
    run(urgent, () =>
      look('urgent', async (served) => {
        const waitMs = removesFrom - performance.now()
        const { nextMs, ...looked } = await urgentWork(served, waitMs <= 0)
        return { ...looked, nextMs: Math.max(nextMs, waitMs) }
      }),
    ),
    run(ordinary, () => look('ordinary', ordinaryWork)),
  ])

  return {
    held,
    call() {
      doors.call()
      urgent.call()
      ordinary.call()
    },
    renewed(at) {
      heldUntil = at + LEASE_S * 1_000 - MARGIN_MS
    },
    async stop() {
      stopping.abort()
      await Promise.all([link.close(), loops])
    },
  }
}

/** A look of a loop: whether the reader answered, and the milliseconds until the next one. */
type Looked = { readonly hasAnswered: boolean; readonly nextMs: number }

/** Notes that a reader answered. Its equipment is locked first, as by those who save it. */
async function keepAnswer(context: TenantContext, reader: ServedReader): Promise<void> {
  const isNews = reader.isInUse && (reader.state !== 'online' || reader.trouble !== null)
  if (isNews) await lockEquipment(context, reader.id)
  await noteAnswer(context, reader.id)
  if (!isNews) return
  await keepEquipmentState(context, reader.id, null)
  await publishReader(context, reader.id)
}

/** Brings the doors of an emergency to what is wanted, and reads those on which others depend. */
async function doorsWork(served: Served): Promise<Looked> {
  const hasHeld = await holdStep(served)
  const { hasAnswered, nextMs } = await watchStep(served)
  const untilMs = await untilHold(served.read, served.reader)
  return { hasAnswered: hasHeld || hasAnswered, nextMs: Math.min(untilMs, nextMs ?? untilMs) }
}

async function untilHold(read: Served['read'], reader: ServedReader): Promise<number> {
  const at = await read((context) => nextHold(context, reader.id))
  return at === null ? IDLE_MS : Math.max(SOON_MS, at.getTime() - Date.now())
}

/** Does what somebody waits for. */
async function urgentWork(served: Served, removes: boolean): Promise<Looked> {
  let hasAnswered = false
  for (;;) {
    const carriedOut = await commandStep(served)
    const removed = removes ? (await dropPeopleStep(served)) + (await dropFacesStep(served)) : 0
    hasAnswered ||= removed > 0
    if (carriedOut + removed === 0) return { hasAnswered, nextMs: await untilDue(served, 'drop') }
  }
}

/** Does everything else. A reader that is out of use is only emptied. */
async function ordinaryWork(served: Served): Promise<Looked> {
  const { reader } = served
  if (!reader.isInUse) {
    const removed = await dropSchedulesStep(served)
    return { hasAnswered: removed > 0, nextMs: await untilDue(served, 'drop') }
  }
  await newPasswordStep(served)
  const now = Date.now()
  const isOld = (at: Date | null, ms: number) => at === null || now - at.getTime() > ms
  if (isOld(reader.clock_read_at, PROBE_MS) || reader.trouble !== null) {
    const isOtherModel = await probeStep(served)
    // What follows may take minutes.
    await served.write((context) => keepAnswer(context, reader))
    if (isOtherModel) return { hasAnswered: true, nextMs: 0 }
  }
  const isComparedFirst = isInventoryFirst(reader)
  if (isComparedFirst) await inventoryStep(served)
  await settingsStep(served)
  while ((await putSchedulesStep(served)) > 0);
  await putHolidaysStep(served)
  // A lockdown changes hours, and waits for no long list of people.
  while ((await putPeopleStep(served)) + (await putSchedulesStep(served)) > 0);
  // After the people: a photo that a reader fails on keeps nobody else from it.
  await testPhotosStep(served)
  for (let look = 0; look < FACE_LOOKS && (await putFacesStep(served)) > 0; look += 1);
  while ((await dropSchedulesStep(served)) > 0);
  if (isOld(reader.events_at, EVENTS_MS)) await pullStep(served)
  if (!isComparedFirst && isInventoryDue(reader)) await inventoryStep(served)
  return { hasAnswered: true, nextMs: Math.min(EVENTS_MS, await untilDue(served, 'any')) }
}

async function untilDue({ read, reader }: Served, aim: 'drop' | 'any'): Promise<number> {
  const at = await read((context) => nextDue(context, reader.id, aim))
  return at === null ? IDLE_MS : Math.max(SOON_MS, at.getTime() - Date.now())
}
