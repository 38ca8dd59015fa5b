import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import { databaseSignals } from './database-signals.ts'

/**
 * A database with the few functions that signals need: each connection opens when the test says so.
 */
function slowDatabase() {
  const waiting: (() => void)[] = []
  const connection = Object.assign(new EventEmitter(), { query: async () => ({}) })
  const dedicated = vi.fn<
    (work: (queries: unknown, client: unknown) => Promise<unknown>) => Promise<unknown>
  >(async (work) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    return work({}, connection)
  })
  // Signals use nothing else of either.
  const system = { dedicated } as unknown as SystemDatabase
  return {
    system,
    dedicated,
    connection: connection as unknown as pg.PoolClient & EventEmitter,
    connect: () => waiting.splice(0).forEach((resolve) => resolve()),
  }
}

describe('the signals of a database', () => {
  it('stop even if their connection opens after the stop', async () => {
    const database = slowDatabase()
    const signals = databaseSignals(database.system)
    signals.start(() => undefined)
    const stopped = signals.stop()
    database.connect()
    await expect(stopped).resolves.toBeUndefined()
    expect(database.dedicated).toHaveBeenCalledOnce()
  })

  it('reconnect after their connection is lost, and notify their listeners', async () => {
    const database = slowDatabase()
    const signals = databaseSignals(database.system)
    const heard = vi.fn<() => void>()
    signals.onSignal('outbox', heard)
    signals.start(() => undefined)
    database.connect()
    await eventually(() => expect(heard).toHaveBeenCalledTimes(1))
    database.connection.emit('end')
    await eventually(() => expect(database.dedicated).toHaveBeenCalledTimes(2))
    database.connect()
    await eventually(() => expect(heard).toHaveBeenCalledTimes(2))
    await signals.stop()
  })
})
