import { createHash } from 'node:crypto'
import { isUuid, newId } from '@portaria/contract/value-types/uuid'
import type { ReaderQuestion } from '@portaria/drivers/access/inbound-fact'
import type { ReaderEvent } from '@portaria/drivers/access/reader-event'

/**
 * Keys of what a reader tells besides the numbers of its log, which are digits alone. Their time is
 * the reader's own and comes first, so that those of some seconds are a range of the table's key.
 */
const none = '-'

type Told = {
  readonly at: string | null
  readonly personId: string | null
  readonly door: string | null
}

const placeOf = ({ at, personId, door }: Told) => `${at ?? none} ${personId ?? '0'} ${door ?? '1'}`

/**
 * The key of a question: the reader's name of it, with its moment, person and door, so that firmware
 * that names all questions alike gets no answer of somebody else, and none of an earlier day.
 */
export function questionKey(question: ReaderQuestion): string {
  const { uuid, at, asked } = question
  const isNamed = uuid !== null && (at !== null || isUuid(uuid))
  const name = isNamed ? digestOf(JSON.stringify([asked, uuid])) : newId()
  return `question ${placeOf(question)} ${name}`
}

/** The key by which a later row of a log finds what became of a turnstile that was free. */
export const freedKey = (event: ReaderEvent): string => `freed ${placeOf(event)} ${event.id}`

/** The key of an exit button, as the reader told it at once, or as its log tells it. */
export const exitKey = (by: 'told' | 'logged', told: Omit<Told, 'personId'>, id = ''): string =>
  `exit ${by} ${placeOf({ ...told, personId: null })} ${id}`.trimEnd()

/** The key of an alarm; without a time each one is another. */
export const alarmKey = (cause: string, told: Omit<Told, 'personId'>): string =>
  `alarm ${placeOf({ ...told, personId: null })} ${cause}${told.at === null ? ` ${newId()}` : ''}`

/** Keys that an event gives away once: its row of the log, its passage, and the report of its end. */
export const logOf = (eventId: string): string => `log of ${eventId}`
export const passageOf = (eventId: string): string => `passage of ${eventId}`
export const pairOf = (eventId: string): string => `pair of ${eventId}`

/** The kinds of keys that are looked for by time. */
export type TimedKind = 'question' | 'freed' | 'exit told' | 'exit logged'

/** The parts of a timed key. */
export type TimedKey = { readonly at: string; readonly personId: string; readonly door: string }

/** Reads the parts of a timed key; null for one without a time. */
export function readTimedKey(kind: TimedKind, key: string): TimedKey | null {
  const [at = none, personId = '', door = ''] = key.slice(kind.length + 1).split(' ')
  return at === none ? null : { at, personId, door }
}

/** Whether a timed key is of the person and door of an event. */
export const isAlike = (key: TimedKey, { personId, door }: Omit<Told, 'at'>): boolean =>
  key.personId === (personId ?? '0') && key.door === (door ?? '1')

/** Returns a reader's time some seconds later, in its form. */
export const secondsLater = (at: string, seconds: number): string =>
  new Date(Date.parse(`${at}Z`) + seconds * 1_000).toISOString().slice(0, 19)

/** Returns the seconds from one of a reader's times to another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1_000

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
