import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { type PanicMotive, panicMotives } from '@portaria/contract/modules/panic/panic-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { useSyncExternalStore } from 'react'
import {
  dequeue,
  enqueue,
  type Queued,
  registerSender,
  sendKind,
  useQueued,
} from '../../platform/offline-queue/offline-queue.ts'
import { postAlert } from './panic-calls.ts'

/**
 * The kind of alerts in the offline queue (panic §11), where an alert's id is its
 * `Idempotency-Key`.
 */
const KIND = 'panic'

/** An alert that the server has not answered yet; `failed` once a try has failed. */
export type Sending = { readonly key: string; readonly failed: boolean; readonly silent: boolean }

/** The details of a press. */
export type PressDetail = {
  readonly message: string
  readonly motive: PanicMotive | null
  /** Whether the alert must stay invisible on all devices of the sender. */
  readonly silent: boolean
}

/** Milliseconds after which an alert may be sent again although its last try is still waiting. */
const TRY_MS = 12_000

const sent = new Map<string, PanicAlert>()
const tries = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()
/** Alerts raised in this tab that have not failed at any try yet. */
let fresh: ReadonlySet<string> = new Set()

registerSender(KIND, { batch: Number.POSITIVE_INFINITY, byAuthor: true, urgent: true, send })

async function send(items: readonly Queued[]): Promise<readonly string[]> {
  const answered = await Promise.all(items.map(sendOne))
  return items.flatMap(({ id }, index) => (answered[index] ? [id] : []))
}

/**
 * Sends an alert; resolves to whether the server has answered it, and never rejects. A second call
 * during a try does not send it again.
 */
function sendOne(item: Queued): Promise<boolean> {
  const { id } = item
  const known = tries.get(id)
  if (known) return known
  const trying = Promise.race([post(item), failsAfter(TRY_MS)]).then(
    () => true,
    () => {
      noteFailure(id)
      return false
    },
  )
  tries.set(id, trying)
  void trying.then(() => tries.delete(id))
  return trying
}

async function post({ id, userId, tenantId, at, body }: Queued): Promise<void> {
  const alert = await postAlert({ key: id, userId, tenantId, raisedAt: at, ...pressOf(body) })
  sent.set(id, alert)
  for (const listener of answered.get(id) ?? []) listener(alert)
  answered.delete(id)
}

function failsAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), ms)
  })
}

/** Reads the details of a stored press. Missing details do not keep the alert from being sent. */
function pressOf(body: unknown): PressDetail {
  const kept: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : { message: body }
  const { message, motive, silent } = kept
  return {
    message: typeof message === 'string' ? message : '',
    motive: panicMotives.find((one) => one === motive) ?? null,
    silent: silent === true,
  }
}

function noteFailure(key: string): void {
  fresh = new Set([...fresh].filter((one) => one !== key))
  for (const listener of listeners) listener()
}

/**
 * Raises an alert of the signed-in person and returns its key. It is sent at once, without waiting
 * for storage or other alerts, and again until the server has answered.
 */
export function raiseAlert(detail: PressDetail): string {
  const id = newId()
  fresh = new Set([...fresh, id])
  void enqueue({ id, kind: KIND, at: new Date().toISOString(), body: { ...detail } }).catch(
    () => undefined,
  )
  return id
}

/** Sends the person's own waiting alerts. */
export function sendAlertsNow(): void {
  void sendKind(KIND)
}

/** Discards an alert that was not sent. */
export function discardAlert(key: string): void {
  void dequeue(key)
}

const answered = new Map<string, ((alert: PanicAlert) => void)[]>()

/** Calls back once the server has answered an alert of this tab, or at once if it has. */
export function whenAnswered(key: string, then: (alert: PanicAlert) => void): void {
  const known = sent.get(key)
  if (known) return then(known)
  answered.set(key, [...(answered.get(key) ?? []), then])
}

/** The server's alert for a key that was answered in this tab. */
export const sentAs = (key: string): PanicAlert | undefined => sent.get(key)

/** The last of the person's own alerts that wait for an answer. */
export function useSending(): Sending | null {
  const item = useQueued(KIND).at(-1)
  const untried = useSyncExternalStore(onFailure, () => fresh)
  return item
    ? { key: item.id, failed: !untried.has(item.id), silent: pressOf(item.body).silent }
    : null
}

function onFailure(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
