import type { ControlIdReader } from './control-id-reader.ts'
import type { ObjectName } from './object-tables.ts'

/** Something that a person may show to a reader, and whose it is. */
export type Choice = { readonly value: string; readonly name: string }

/** The state of a reader as its page shows it. */
export type ReaderView = {
  readonly number: number
  readonly product: string
  readonly port: number
  readonly serial: string
  readonly mode: string
  readonly hasPower: boolean
  readonly isOnline: boolean
  readonly hasFactoryPassword: boolean
  readonly doors: readonly {
    readonly portal: number
    readonly unlocked: boolean
    readonly open: boolean
    readonly pulses: number
  }[]
  readonly alarm: number
  readonly clockOffset: number
  readonly wallSeconds: number
  readonly backlog: number
  readonly waitsFor: string | null
  readonly users: number
  readonly events: readonly {
    readonly id: string
    readonly time: number
    readonly event: number
    readonly name: string
  }[]
  readonly choices: Readonly<Record<'card' | 'face' | 'qr' | 'pin', readonly Choice[]>>
}

const MOST_EVENTS = 6
const MOST_CHOICES = 200

/** Returns what a person sees of a reader. */
export function viewOf(reader: ControlIdReader, number: number): ReaderView {
  const users = new Map(
    reader
      .rows('users', { fields: ['id', 'name'] })
      .map(({ id, name }) => [id, String(name)] as const),
  )
  const choices = (object: ObjectName) =>
    reader
      .rows(object, { fields: ['value', 'user_id'], limit: MOST_CHOICES })
      .map((row) => ({ value: String(row['value']), name: users.get(row['user_id'] ?? 0) ?? '' }))
  const logs = reader.rows('access_logs', {
    fields: ['id', 'time', 'event', 'user_id'],
    order: ['id', 'descending'],
    limit: MOST_EVENTS,
  })
  return {
    number,
    product: reader.product,
    port: reader.port,
    serial: reader.serial,
    mode: reader.mode(),
    hasPower: reader.hasPower(),
    isOnline: reader.isOnline(),
    hasFactoryPassword: reader.isFactory(),
    doors: Array.from({ length: reader.portals }, (_, at) => ({
      portal: at + 1,
      unlocked: reader.isUnlocked(at + 1),
      open: reader.isDoorOpen(at + 1),
      pulses: reader.pulses(at + 1).length,
    })),
    alarm: reader.alarm(),
    clockOffset: reader.clockOffset(),
    wallSeconds: reader.wallSeconds(),
    backlog: reader.backlog(),
    waitsFor: reader.waitsFor() ?? null,
    users: users.size,
    events: logs.map((row) => ({
      id: String(row['id']),
      time: Number(row['time']),
      event: Number(row['event']),
      name: users.get(row['user_id'] ?? 0) ?? '',
    })),
    choices: {
      card: choices('cards'),
      qr: choices('qrcodes'),
      pin: choices('pins'),
      face: reader.enrolled().map(({ person, userId }) => ({
        value: person,
        name: users.get(userId) ?? '',
      })),
    },
  }
}
