import type pg from 'pg'
import { StartupError } from '../startup-error.ts'

const LOCK = `hashtext('portaria kept keys')`

/**
 * Keeps the kept keys from being ended until the connection closes: a server that starts would go on with
 * earlier ones. Throws a `StartupError` while they are being ended.
 */
export async function holdKeys(client: pg.Client): Promise<void> {
  if (await isTaken(client, `pg_try_advisory_lock_shared(${LOCK})`)) return
  throw new StartupError(
    'Earlier keys are being ended by `npm run change-secret -- --end`: start again when it is over.',
  )
}

/**
 * Keeps servers from starting until the connection closes. Throws a `StartupError` while one starts, and
 * while another does this.
 */
export async function lockKeys(client: pg.Client): Promise<void> {
  if (await isTaken(client, `pg_try_advisory_lock(${LOCK})`)) return
  throw new StartupError(
    'A server starts, or another command migrates or ends keys: stop it, and run this again.',
  )
}

async function isTaken(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${lock} AS taken`)
  return rows[0]?.taken === true
}
