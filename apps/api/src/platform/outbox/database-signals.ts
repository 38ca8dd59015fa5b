import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SystemDatabase } from '../database/system-database.ts'
import { coalesced } from './coalesced.ts'

/** `outbox`: events wait for the relay. `live_events`: the relay has numbered events. */
const channels = ['outbox', 'live_events'] as const
export type SignalChannel = (typeof channels)[number]

/**
 * Empty notifications between the processes of one database, over one connection each. They only
 * save waiting: their receivers also poll, so that a lost one does no harm.
 */
export type DatabaseSignals = {
  /** Notifies outside any transaction; calls in quick succession become one. Never waits or fails. */
  send(channel: SignalChannel): void
  /**
   * Calls back at each notification, and at each new connection, since some may have been missed.
   */
  onSignal(channel: SignalChannel, listener: () => void): void
  /**
   * Connects, and reconnects whenever the connection is lost. While not connected, `send` does
   * nothing.
   */
  start(onError: (error: unknown) => void): void
  stop(): Promise<void>
}

/** Milliseconds between two attempts to reconnect. */
const RECONNECT_MS = 500

export function databaseSignals(system: SystemDatabase): DatabaseSignals {
  const listeners = new Map<string, (() => void)[]>()
  const stopping = new AbortController()
  let client: pg.PoolClient | null = null

  const call = (channel: string) => {
    for (const listener of listeners.get(channel) ?? []) listener()
  }
  const senders = new Map(
    channels.map((channel) => [
      channel,
      coalesced(async () => {
        // A lost connection is not reported: the relay polls every second anyway.
        await client?.query(`NOTIFY ${channel}`).catch(() => undefined)
      }),
    ]),
  )

  async function listen(): Promise<void> {
    await system.dedicated(async (_queries, connected) => {
      // Stopped while connecting: not an error.
      if (stopping.signal.aborted) return
      const lost = new Promise<void>((resolve) => {
        connected.once('error', () => resolve())
        connected.once('end', resolve)
        stopping.signal.addEventListener('abort', () => resolve(), { once: true })
      })
      connected.on('notification', ({ channel }) => call(channel))
      for (const channel of channels) await connected.query(`LISTEN ${channel}`)
      client = connected
      channels.forEach(call)
      await lost
      client = null
    })
  }

  async function stayConnected(onError: (error: unknown) => void): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch(onError)
      client = null
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  let ended = Promise.resolve()
  return {
    send: (channel) => senders.get(channel)?.(),
    onSignal(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    start(onError) {
      ended = stayConnected(onError)
    },
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
