import type pg from 'pg'
import { marksOf, type ServerSecret } from './server-secret.ts'

/**
 * Returns the marks of the secrets without which values of the database cannot be opened. As long as a
 * change is not over these are both: the kept keys of the earlier secret are sealed with it until everything
 * else is sealed anew. Acts as the owner of the tables or the system.
 */
export async function neededSecrets(client: pg.Client, secret: ServerSecret): Promise<string[]> {
  const [mine] = marksOf(secret)
  const { rows } = await client.query<{ mark: string }>(
    `SELECT DISTINCT encode(substring(sealed FROM 1 FOR 8), 'hex') AS mark FROM public.secret_keys`,
  )
  return [...new Set([mine, ...rows.map(({ mark }) => mark)])]
}
