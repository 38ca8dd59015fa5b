import type { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { forget, membersWithRole, notify, withdraw } from '../../notices/public/notifications.ts'
import { residentTitle, unitTitle } from './parcel-custody.ts'
import { readParcelSettings, whoIsTold } from './parcels.ts'

const DAY_S = 24 * 3600

/** The details of a parcel for notifications. */
type ParcelNews = {
  id: string
  number: string
  kind: RowOf<typeof parcels>['kind']
  apartment_id: string | null
  resident_id: string | null
  arrived_at: Date
  redirected_at: Date | null
  /** The sender; empty if nobody typed it. */
  sender: string
  /** The company's day on which it came, as year-month-day. */
  day: string
  /** The unit, or the resident if it is for no unit. */
  place: string
  /** The person who collected it; empty if the household's code was used. */
  by: string
}

function readParcelNews(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<ParcelNews[]> {
  const parcel = sql.ref('p')
  return queries.all(sql<ParcelNews>`
    SELECT p.id, p.number, p.kind, p.apartment_id, p.resident_id, p.arrived_at, p.redirected_at,
      coalesce(p.carrier, '') AS sender, (p.arrived_at AT TIME ZONE t.time_zone)::date::text AS day,
      coalesce(${unitTitle(parcel)}, ${residentTitle(parcel, 'resident_id')}, '') AS place,
      coalesce(p.handed_name, ${residentTitle(parcel, 'handed_to_id')}, '') AS by
    FROM parcels p JOIN tenants t ON t.id = p.tenant_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[]) ORDER BY p.id`)
}

const about = ({ id }: ParcelNews) => ({ register: 'parcels', id }) as const
const wordsOf = ({ number, kind, sender, day, place }: ParcelNews) => ({
  number,
  kind,
  sender,
  day,
  place,
})

/** Notifies the households whose parcels have arrived, and plans reminders. */
export async function announceParcels(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const parcel of await readParcelNews(context, ids)) {
    await notify(context, {
      kind: parcel.kind === 'judicial' ? 'parcel_judicial' : 'parcel_arrived',
      recipients: await whoIsTold(context, parcel),
      subject: about(parcel),
      words: wordsOf(parcel),
      key: parcel.id,
    })
  }
  await planReminders(context, ids)
}

/** Plans reminders to the households of parcels, after the company's days. */
export async function planReminders(context: TenantContext, ids: readonly string[]): Promise<void> {
  const { remind_days: days } = await readParcelSettings(context)
  for (const id of ids)
    await enqueueJob(context, {
      task: 'remind_of_parcel',
      data: { parcelId: id },
      key: id,
      afterS: days * DAY_S,
    })
}

/** Reminds the households whose parcels still wait, and plans the next time. */
export async function remindOfParcels(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const parcel of await readParcelNews(context, ids)) {
    await notify(context, {
      kind: 'parcel_waiting',
      recipients: await whoIsTold(context, parcel),
      subject: about(parcel),
      words: wordsOf(parcel),
      key: parcel.id,
    })
  }
  await planReminders(context, ids)
}

/** Ends the notices of parcels that are over, or belong to somebody else now. */
export async function settleParcels(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const key of ids)
    for (const kind of [
      'parcel_arrived',
      'parcel_judicial',
      'parcel_waiting',
      'parcel_in_locker',
    ] as const)
      await withdraw(context, { kind, key, outcome: {} })
}

/**
 * Tells the household who has collected its parcel, so that a wrong hand-over is noticed the same
 * day.
 */
export async function tellHandedOver(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const parcel of await readParcelNews(context, ids))
    await notify(context, {
      kind: 'parcel_handed',
      recipients: await whoIsTold(context, parcel),
      subject: about(parcel),
      words: { ...wordsOf(parcel), by: parcel.by },
      key: parcel.id,
    })
}

/** Notifies the household that its parcel is gone, although nobody of it has collected it. */
export async function tellEnded(
  context: TenantContext,
  ids: readonly string[],
  kind: 'parcel_returned' | 'parcel_refused',
): Promise<void> {
  for (const parcel of await readParcelNews(context, ids))
    await notify(context, {
      kind,
      recipients: await whoIsTold(context, parcel),
      subject: about(parcel),
      words: wordsOf(parcel),
      key: parcel.id,
    })
}

/** Notifies the household and the síndicos that a parcel is lost: the company is responsible. */
export async function tellLost(context: TenantContext, ids: readonly string[]): Promise<void> {
  const managers = await membersWithRole(context, ['sindico'])
  for (const parcel of await readParcelNews(context, ids))
    await notify(context, {
      kind: 'parcel_lost',
      recipients: [...(await whoIsTold(context, parcel)), ...managers],
      subject: about(parcel),
      words: wordsOf(parcel),
      key: parcel.id,
    })
}

/**
 * Notifies the household that a parcel is in a door of a locker, replacing the notice of its
 * arrival.
 */
export async function announceInLocker(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  const place = await queries.first(sql<{ locker: string; door: number }>`
    SELECT l.name AS locker, p.door FROM parcels p
    JOIN lockers l ON l.tenant_id = p.tenant_id AND l.id = p.locker_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)
  if (!place) return
  // The earlier notices say that the parcel is at the desk.
  await forget(context, { kinds: ['parcel_arrived', 'parcel_judicial', 'parcel_waiting'], key: id })
  for (const parcel of await readParcelNews(context, [id]))
    await notify(context, {
      kind: 'parcel_in_locker',
      recipients: await whoIsTold(context, parcel),
      subject: about(parcel),
      words: { ...wordsOf(parcel), locker: place.locker, door: String(place.door) },
      key: parcel.id,
    })
}
