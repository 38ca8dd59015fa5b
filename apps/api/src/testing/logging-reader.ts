import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { eventOf } from '@portaria/drivers/access/control-id/reader-events'
import type { EventCursor, ReaderEvent } from '@portaria/drivers/access/reader-event'
import { ownPinFinder } from '../modules/access/own-pins/find-own-pin.ts'
import { storeReaderEvents } from '../modules/access/readers/events/reader-events.ts'
import { passKeys } from '../modules/visits/public/pass-keys.ts'
import { DEVICE, type ReaderWorld } from './reader-world.ts'

/** A moment of readers' clocks, in their seconds. */
export const DAY = 1_796_000_000

const NOTHING = { user_id: '0', portal_id: '1', card_value: '0', qrcode_value: '' }

/** A row of a reader's log, as its store and its monitor have it. */
export const logRow = (id: number, fields: Record<string, string>) => ({
  id: String(id),
  time: String(DAY + id * 30),
  device_id: DEVICE,
  event: '7',
  identifier_id: '1651076864',
  ...NOTHING,
  ...fields,
})

/** A row as it is read from a reader. */
export function logEvent(id: number, fields: Record<string, string>): ReaderEvent {
  const read = eventOf(logRow(id, fields))
  if (!read) throw new Error('a row without a number')
  return read
}

export const cursorAt = (lastId: number, more: Partial<EventCursor> = {}): EventCursor => ({
  serial: 'S1',
  epoch: 0,
  lastId: String(lastId),
  lastDigest: '',
  ...more,
})

type Door = { direction?: 'in' | 'out'; sensor?: boolean; profile?: string }

/** Adds a reader at a point of its own, whose log was read to its end. */
export async function addLoggingReader(world: ReaderWorld, more: Door = {}) {
  const { direction = 'in', sensor = false, profile = 'idface' } = more
  const { tenantId, test, past } = world
  const point = await world.make('access-points', {
    name: `Porta ${newId()}`,
    direction,
    ...(direction === 'out' && { way_out: 'exit_button', exit_tried_on: '2026-11-02' }),
    ...(sensor && { door_sensor: true }),
  })
  await world.make('access-rules', {
    name: `Regra ${newId()}`,
    kinds: ['resident', 'visitor'],
    points: [{ point_id: point }],
  })
  const reader = await world.addReader([point])
  await past(`UPDATE access_readers SET profile = '${profile}' WHERE equipment_id = '${reader.id}'`)

  const passes = passKeys(test.parts.secret, test.parts.publicUrl)
  /** Stores rows that were read, as a worker does; with `cut` the transaction is rolled back. */
  const pull = (
    events: readonly ReaderEvent[],
    cursor: EventCursor,
    { hasMore = false, cut = false } = {},
  ) =>
    test.parts.database.inTenant(systemActor('test', tenantId), async (context) => {
      const stored = await storeReaderEvents(
        { passes, findOwnPin: ownPinFinder(passes) },
        context,
        { equipmentId: reader.id },
        { events, cursor, hasMore },
      )
      if (cut) throw new Error('cut')
      return stored
    })
  await pull([], cursorAt(0))
  const events = () => world.events(`equipment_id = '${reader.id}'`)

  return {
    ...reader,
    point,
    pull,
    events,
    facts: async () => (await events()).map(({ fact, reason }) => reason ?? fact),
    /** Posts changes of objects as the monitor does. */
    tell: (object: 'access_logs' | 'alarm_logs', ...rows: object[]) =>
      reader.call('dao', {
        body: {
          object_changes: rows.map((values) => ({ object, type: 'inserted', values })),
          device_id: Number(DEVICE),
        },
      }),
  }
}

export type LoggingReader = Awaited<ReturnType<typeof addLoggingReader>>
