import type { Turn } from './door-hardware.ts'
import type { Monitor } from './monitor.ts'
import type { Change, ObjectStore } from './object-store.ts'
import { NOTED_CHANGES } from './object-tables.ts'
import type { ReaderTime } from './reader-clock.ts'
import { type ReaderModel, SEC_BOX } from './reader-models.ts'
import type { Mode } from './server-link.ts'

export type ReaderReportsOptions = {
  readonly store: () => ObjectStore
  readonly monitor: Monitor
  readonly time: ReaderTime
  readonly model: ReaderModel
  readonly deviceId: bigint
  readonly truth: (value: boolean) => unknown
}

const MODES: Readonly<Record<Mode, number>> = {
  standalone: 0,
  pro: 1,
  enterprise: 2,
  contingency: 3,
}
/** Codes and names of what a turnstile did. */
const TURNS = {
  left: { type: 7, name: 'TURN LEFT', noted: 'TURN_LEFT' },
  right: { type: 8, name: 'TURN RIGHT', noted: 'TURN_RIGHT' },
  'given up': { type: 9, name: 'GIVE UP', noted: 'GIVE_UP' },
} as const satisfies Record<Turn, object>

/** Notes in the store what doors, alarm and modes do, and tells it by the monitor (devices §17). */
export class ReaderReports {
  readonly #options: ReaderReportsOptions
  #lastOffline = 0

  constructor(options: ReaderReportsOptions) {
    this.#options = options
  }

  door(portal: number, open: boolean): void {
    const { monitor, model, deviceId, time, truth } = this.#options
    const isBox = model.action === 'sec_box'
    const id = isBox ? SEC_BOX : BigInt(portal)
    const eventId = this.#event(isBox ? 'secbox' : 'door', open ? 'OPEN' : 'CLOSE', String(id))
    const kind = isBox ? 'secbox' : 'door'
    monitor.tell(kind, {
      [kind]: { id, open: truth(open) },
      access_event_id: eventId,
      device_id: deviceId,
      time: time.seconds(),
    })
  }

  turn(turn: Turn, uuid: string): void {
    const { monitor, deviceId, time } = this.#options
    const { type, name, noted } = TURNS[turn]
    const eventId = this.#event('catra', noted, '1')
    monitor.tell('catra_event', {
      event: { type, name, time: time.seconds(), uuid },
      access_event_id: eventId,
      device_id: deviceId,
      time: time.seconds(),
    })
  }

  alarm(active: boolean, cause: number, portal: number): void {
    const { store, time } = this.#options
    const event = active ? 1 : 2
    store().create('alarm_logs', [{ event, cause, door_id: portal, time: time.seconds() }])
  }

  mode(mode: Mode): void {
    const { monitor, deviceId, time } = this.#options
    if (mode === 'contingency') this.#lastOffline = time.seconds()
    monitor.tell('operation_mode', {
      operation_mode: {
        mode: MODES[mode],
        mode_name: mode.toUpperCase(),
        time: time.seconds(),
        last_offline: this.#lastOffline,
        exception_mode: 'none',
      },
      device_id: deviceId,
    })
  }

  changes(changes: readonly Change[]): void {
    const { store, monitor, time } = this.#options
    monitor.tellChanges(changes)
    const noted = changes
      .filter(({ object }) => NOTED_CHANGES.has(object))
      .map(({ object, type, row }) => ({
        operation_type: type,
        table_name: object,
        table_id: row['id'] ?? row['user_id'] ?? 0,
        timestamp: time.seconds(),
      }))
    if (noted.length > 0) store().create('change_logs', noted)
  }

  #event(event: string, type: string, identification: string): bigint {
    const { store, deviceId, time } = this.#options
    const row = { event, type, identification, device_id: deviceId, timestamp: time.seconds() }
    return store().create('access_events', [row])[0] ?? 0n
  }
}
