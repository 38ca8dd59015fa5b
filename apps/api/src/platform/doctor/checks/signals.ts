import { once } from 'node:events'
import { newId } from '@portaria/contract/value-types/uuid'
import pg from 'pg'
import { databaseCode } from '../../database/database-problem.ts'
import type { Check } from '../check.ts'
import { ok, wrong } from '../check.ts'

/** The SQLSTATE by which poolers refuse what they do not know. */
const PROTOCOL_VIOLATION = '08P01'

/** Milliseconds that a notification may take. */
const ARRIVES_MS = 2_000

/**
 * Whether a connection hears notifications, which carry alarms between servers and wake jobs. Through a
 * pooler that gives a connection away after each transaction it hears nothing.
 */
export const signalsCheck: Check = {
  name: 'listening',
  async lookInside({ query, url }) {
    // Of its own: no server listens to it.
    const channel = `doctor ${newId()}`
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      // As connections of a server have it.
      options: '-c timezone=UTC',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      const heard = once(client, 'notification', { signal: AbortSignal.timeout(ARRIVES_MS) })
      const arrived = heard.then(
        () => true,
        () => false,
      )
      await query('SELECT pg_notify($1, $2)', [channel, ''])
      if (await arrived) return [ok('Notifications of the database arrive.')]
      return [
        wrong(
          'Notifications of the database do not arrive: DATABASE_URL leads through a pooler that shares connections between transactions, such as pgbouncer. Lead it to PostgreSQL itself.',
        ),
      ]
    } catch (error) {
      if (databaseCode(error) !== PROTOCOL_VIOLATION) throw error
      return [
        wrong(
          'Connections of a server are refused, since DATABASE_URL leads through a pooler that knows no options of connections. Lead it to PostgreSQL itself.',
        ),
      ]
    } finally {
      await client.end().catch(() => undefined)
    }
  },
}
