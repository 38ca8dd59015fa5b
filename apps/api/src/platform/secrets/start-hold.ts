import pg from 'pg'
import { databaseName } from '../database/role-credentials.ts'
import { holdKeys } from './keys-lock.ts'
import { refuseHalfEnded } from './secret-keys.ts'

/**
 * Keeps the kept keys from being ended while a server starts: until others see it, only this tells that
 * it goes on with the keys of today. The result lets go. Throws a `StartupError` while they are being ended, and
 * where that was stopped half-way.
 */
export async function holdStart(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'portaria start' })
  // A connection that breaks holds nothing any more.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await holdKeys(client)
    await refuseHalfEnded(client, databaseName(url))
  } catch (error) {
    await client.end()
    throw error
  }
  let ended: Promise<void> | undefined
  return () => (ended ??= client.end())
}
