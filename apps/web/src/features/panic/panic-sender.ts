import type { PanicAlert } from '@portaria/contract/features/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { useEffect, useSyncExternalStore } from 'react'
import type { PanicToSend } from './panic-calls.ts'
import type { WaitingAlert } from './waiting-alerts.ts'

/** Who raises an alert, and where; an alert is sent as its author or not at all. */
export type Author = { userId: string; tenantId: string }

/** Milliseconds between two tries to send what waits. */
const RETRY_MS = 3_000

type Needs = {
  post: (alert: PanicToSend) => Promise<PanicAlert>
  keep: (alert: WaitingAlert) => Promise<void>
  drop: (key: string) => Promise<void>
  read: () => Promise<WaitingAlert[]>
  now?: () => Date
}

/** An alert being sent: `failed` once a try has failed, and until one succeeds. */
export type Sending = { readonly alert: WaitingAlert; readonly failed: boolean }

/** Sends alerts until the server has answered each. */
export type PanicSender = {
  /** Stores an alert on the device and begins to send it. Returns its key. */
  raise(author: Author, message: string): string
  /** Changes the author: sends what they left, and nothing of anybody else. Null is a guest. */
  continueAs(author: Author | null): void
  tryNow(): void
  discard(key: string): void
  /** Alerts of the current author that the server has not answered; the same array until one changes. */
  waiting: () => readonly Sending[]
  /** The server's alert of a key. */
  sentAs(key: string): PanicAlert | undefined
  onChange: (listener: () => void) => () => void
}

export function panicSender({
  post,
  keep,
  drop,
  read,
  now = () => new Date(),
}: Needs): PanicSender {
  const listeners = new Set<() => void>()
  const sent = new Map<string, PanicAlert>()
  let author: Author | null = null
  let all: readonly Sending[] = []
  let own: readonly Sending[] = []
  /** Keys that are being sent. */
  const flying = new Set<string>()
  /** Alerts that are being stored: one is not removed before it is stored. */
  const keeping = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(next: readonly Sending[]): void {
    all = next
    own = all.filter(({ alert }) => isOf(alert, author))
    for (const listener of listeners) listener()
  }

  const remove = (key: string) => publish(all.filter(({ alert }) => alert.key !== key))

  async function sendOne(alert: WaitingAlert): Promise<void> {
    const { key } = alert
    if (flying.has(key)) return
    flying.add(key)
    try {
      sent.set(key, await post(alert))
      remove(key)
      await keeping.get(key)
      await drop(key).catch(() => undefined)
    } catch {
      publish(all.map((one) => (one.alert.key === key ? { ...one, failed: true } : one)))
    }
    flying.delete(key)
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    await Promise.all(own.map(({ alert }) => sendOne(alert)))
    clearTimeout(timer)
    if (own.length > 0) timer = setTimeout(() => void sendAll(), RETRY_MS)
  }

  async function load(): Promise<void> {
    // Without storage there is nothing to continue with.
    const kept = await read().catch(() => [])
    const known = new Set([...all.map(({ alert }) => alert.key), ...sent.keys()])
    const found = kept.filter(({ key }) => !known.has(key))
    publish([...all, ...found.map((alert) => ({ alert, failed: true }))])
    await sendAll()
  }

  return {
    raise(raiser, message) {
      const alert = { key: newId(), ...raiser, message, raisedAt: now().toISOString() }
      publish([...all, { alert, failed: false }])
      // Not awaited: storing it must not delay sending it.
      keeping.set(
        alert.key,
        keep(alert).catch(() => undefined),
      )
      void sendAll()
      return alert.key
    },
    continueAs(next) {
      author = next
      clearTimeout(timer)
      publish(all)
      if (next !== null) void load()
    },
    tryNow: () => void sendAll(),
    discard(key) {
      remove(key)
      void drop(key).catch(() => undefined)
    },
    waiting: () => own,
    sentAs: (key) => sent.get(key),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isOf({ userId, tenantId }: WaitingAlert, author: Author | null): boolean {
  return author !== null && author.userId === userId && author.tenantId === tenantId
}

/** The alerts that wait to be sent. */
export function useWaitingAlerts(sender: PanicSender): readonly Sending[] {
  return useSyncExternalStore(sender.onChange, sender.waiting)
}

/** Makes a sender follow the signed-in person, and retry when the network is back. */
export function useSenderOf(sender: PanicSender, author: Author | null): void {
  const { userId = null, tenantId = null } = author ?? {}
  useEffect(() => {
    sender.continueAs(userId === null || tenantId === null ? null : { userId, tenantId })
    const tryNow = () => sender.tryNow()
    window.addEventListener('online', tryNow)
    return () => {
      window.removeEventListener('online', tryNow)
      sender.continueAs(null)
    }
  }, [sender, userId, tenantId])
}
