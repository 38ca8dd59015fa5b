import { setTimeout as sleep } from 'node:timers/promises'
import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import type { FrameProfile } from '@portaria/drivers/lock-boards/frame-profile'
import { lockBoards } from '@portaria/drivers/lock-boards/lock-boards'
import type { LockDriver } from '@portaria/drivers/lock-driver'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { Lane } from '../../../platform/jobs/job-runner.ts'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import {
  type HeldDevice,
  lookAtLease,
  releaseLease,
  requireLease,
  takeLease,
} from '../../devices/public/device-leases.ts'
import { profileOf, reachTrouble } from '../public/locker-reach.ts'
import {
  markSent,
  type Opening,
  readCommands,
  settleForgotten,
} from './door-commands.repository.ts'
import { type BoardRead, concludeClosed, keepReadings } from './door-readings.ts'
import { settleOpening } from './door-settling.ts'
import {
  AddressError,
  type Dialing,
  dial,
  type LockerReach,
  lineOf,
  readReach,
} from './lock-gateways.ts'
import { keepContact } from './locker-contacts.ts'
import { OPEN_DOOR, READ_LOCKER, READ_LOCKERS } from './locker-jobs.ts'

/**
 * A lane of its own opens doors, so that nothing else delays a person at a locker: boards are read
 * in another. A silent gateway delays only its own line, and a job for at most some twenty seconds.
 * A command interrupted by a killed server is not sent again.
 */
export const doorLane: Lane = {
  name: 'locker_doors',
  concurrency: 12,
  connections: 13,
  lookMs: 1_000,
  stuckAfterS: 30,
}
export const readingLane: Lane = {
  ...doorLane,
  name: 'locker_readings',
  concurrency: 4,
  connections: 5,
}

const ofCommand = z.object({ commandId: z.uuid() })
const ofLocker = z.object({ lockerId: z.uuid() })

/** Seconds between two readings of a board with a watched door: at first, and after a minute. */
const LOOK_S = { soon: 1, later: 10 } as const

/** Options for talking to gateways. */
type Options = {
  /** Allowed with the demonstration's data only. */
  loopback: boolean
  /** Factor by which waits between readings, frames and pulses are shortened, in tests. */
  pace?: number
}

/** Makes the tasks that open doors (devices §3, §4). */
export const doorTasks = ({ loopback, pace = 1 }: Options): Tasks => ({
  [OPEN_DOOR]: {
    scope: 'tenant',
    async run({ database, actor }, data) {
      const { commandId } = ofCommand.parse(data)
      const found = await database.inTenant(actor, async (context) => {
        const [command] = await readCommands(context, sql`c.id = ${commandId}`)
        const reach = command && (await readReach(context, command.locker_id))
        const lock = command && (await lockOf(context, command.locker_id, command.door))
        return command && { command, reach, lock }
      })
      if (!found || found.command.over) return
      const settle = (opening: Opening) =>
        database.inTenant(actor, (context) => settleOpening(context, commandId, opening))
      const { command, reach, lock } = found
      const isWaiting = command.state === 'waiting'
      if (isWaiting && (!reach || lock === undefined))
        await settle({ result: 'refused', reason: 'no_such_lock', sent: false })
      else if (isWaiting && reach && lock !== undefined)
        await withDriver({ database, actor, loopback, pace }, reach, async (driver, reached) => {
          let sent = false
          const { result, reason } = await driver.open(
            { board: reach.board ?? 0, lock },
            { id: commandId, expiresAt: command.expires_at.getTime() },
            async () => {
              sent = await database.inTenant(actor, async (context) => {
                const isFirst = await markSent(context, commandId)
                await requireLease(context, reached.held)
                return isFirst
              })
              if (!sent) throw new Error('the command is over or was sent before')
            },
          )
          const { addressRefusal, profile } = reached
          const why = addressRefusal === null ? reason : `address_${addressRefusal}`
          await settle({ result, reason: why, sent })
          // The supply is free for the next door on this line.
          if (sent) await sleep(profile.times.longestPulse)
        })
      // An unsettled command was sent by a server that was killed, or that never learned that the
      // sending was recorded: its outcome is unknown, and it is not sent again. A settled command
      // stays as it is.
      await settle({ result: 'unknown', reason: 'interrupted', sent: true })
      if (reach) await database.inTenant(actor, (context) => enqueueLook(context, reach))
    },
  },
})

/** Makes the tasks that read boards and conclude the use of their doors. */
export function readingTasks(machineries: Machineries, { loopback, pace = 1 }: Options): Tasks {
  const parcels = machineryOf(machineries, 'parcels')

  return {
    [READ_LOCKER]: {
      scope: 'tenant',
      async run({ database, actor: { tenantId } }, data) {
        const { lockerId } = ofLocker.parse(data)
        // The reading acts as the system: the person who caused it may not act for others at the
        // locker.
        const actor = { ...systemActor('lockers', tenantId), tenantId }
        const reach = await database.inTenant(actor, (context) => readReach(context, lockerId))
        if (!reach) return
        let read: BoardRead = []
        // The state of doors is unknown if nobody can ask their board.
        const isAsked = reachTrouble(reach) === null
        if (isAsked)
          await withDriver({ database, actor, loopback, pace }, reach, async (driver) => {
            read = await driver.readAll(reach.board ?? 0)
          })
        const hasAnswered = read.some(({ at }) => at !== null)
        const closed = await database.inTenant(actor, async (context) => {
          const found = await keepReadings(context, reach, read)
          await keepContact(context, lockerId, isAsked ? hasAnswered : null)
          return found
        })
        const failures: unknown[] = []
        for (const one of closed)
          await database
            .inTenant(actor, (context) => concludeClosed(parcels, context, one))
            .catch((error: unknown) => failures.push(error))
        await database.inTenant(actor, async (context) => {
          const [oldest] = await readCommands(
            context,
            sql`c.locker_id = ${lockerId} AND c.over_at IS NULL AND c.state IN ('done', 'unknown')`,
          )
          if (!oldest) return
          const ageS = (Date.now() - oldest.asked_at.getTime()) / 1000
          await enqueueLook(context, reach, {
            afterS: (ageS < 60 ? LOOK_S.soon : LOOK_S.later) / pace,
          })
        })
        // A command that fails does not delay the others, and the queue logs its error.
        if (failures.length > 0) throw failures[0]
      },
    },

    // Doors are also opened by key and by force: each board is read now and then, after everything
    // that somebody waits for.
    [READ_LOCKERS]: {
      scope: 'tenant',
      run: ({ database, actor }) =>
        database.inTenant(actor, async (context) => {
          await settleForgotten(context)
          const all = await context.queries.all(sql<{ id: string; known: boolean }>`
            SELECT l.id, EXISTS (SELECT 1 FROM locker_doors d WHERE d.tenant_id = l.tenant_id
              AND d.locker_id = l.id AND d.latch <> 'unknown') AS known
            FROM lockers l
            WHERE l.tenant_id = ${actor.tenantId} AND l.deleted_at IS NULL
              AND (l.status = 'ATIVO' OR EXISTS (SELECT 1 FROM door_commands c
                WHERE c.tenant_id = l.tenant_id AND c.locker_id = l.id AND c.over_at IS NULL))
            ORDER BY l.id`)
          for (const { id, known } of all) {
            const reach = await readReach(context, id)
            if (reach && (known || reachTrouble(reach) === null))
              await enqueueLook(context, reach, { isOfMany: true })
          }
        }),
    },
  }
}

/** Every five minutes. */
export const lockerSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '*/5 * * * *', data: { task: READ_LOCKERS } },
]

const enqueueLook = (
  context: Parameters<typeof enqueueJob>[0],
  reach: LockerReach,
  when: { afterS?: number; isOfMany?: boolean } = {},
): Promise<void> =>
  enqueueJob(context, {
    task: READ_LOCKER,
    data: { lockerId: reach.locker_id },
    key: reach.locker_id,
    line: lineOf(context, reach),
    ...when,
  })

/** Returns the lock of a door on its board; undefined if the locker no longer has such a door. */
async function lockOf(
  { queries, actor }: Parameters<typeof enqueueJob>[0],
  lockerId: string,
  door: number,
): Promise<number | undefined> {
  const found = await queries.first(sql<{ channel: number }>`
    SELECT channel FROM locker_doors
    WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId} AND number = ${door}`)
  return found?.channel
}

/** Seconds for which a job has its gateway: longer than it takes, shorter than until it is taken away. */
const LEASE_S = 25

/** The profile of a gateway's boards, its lease, and the reason if its address was refused. */
type Reached = {
  readonly profile: FrameProfile
  readonly held: HeldDevice
  addressRefusal: string | null
}

/**
 * Runs work with the driver of a locker's boards, and ends its connection afterwards: the next job
 * of the line may run on another server, and a gateway often serves one connection.
 */
async function withDriver(
  { pace, ...dialing }: Omit<Dialing, 'require'> & { pace: number },
  reach: LockerReach,
  work: (driver: LockDriver, reached: Reached) => Promise<void>,
): Promise<void> {
  const found = profileOf(reach)
  if (!found) return
  const { database, actor } = dialing
  const inCompany = <T>(step: (context: TenantContext) => Promise<T>) =>
    database.inTenant(actor, step)
  const held = await inCompany((context) =>
    takeLease(context, lineOf(context, reach), newId(), LEASE_S),
  )
  // The line lets one job in at a time, but not where a server slept over the end of its job.
  if (!held) throw new Error('another process serves the gateway')
  const { gap, longestPulse } = found.times
  const times = { ...found.times, gap: gap / pace, longestPulse: longestPulse / pace }
  const profile = { ...found, times }
  const reached: Reached = { profile, held, addressRefusal: null }
  const require = (context: TenantContext) => lookAtLease(context, held)
  const boards = lockBoards({
    async dial() {
      try {
        return await dial({ ...dialing, require }, reach)
      } catch (error) {
        if (error instanceof AddressError) reached.addressRefusal = error.reason
        throw error
      }
    },
  })
  try {
    await work(boards.behind(reach, profile), reached)
  } finally {
    await boards.close()
    await inCompany((context) => releaseLease(context, held))
  }
}
