import {
  ENDED_ROWS,
  type EndedRow,
  KEY_ROWS,
  type KeyRow,
  openKeys,
} from '../secrets/secret-keys.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import type { Inside } from './check.ts'

/** Reads the keys that the database keeps; null for one that has no table of them yet. */
export async function readKeptKeys(
  { query }: Inside,
  secret: ServerSecret,
): Promise<ReturnType<typeof openKeys> | null> {
  const [table] = await query<{ there: boolean }>(
    `SELECT to_regclass('public.secret_keys') IS NOT NULL AS there`,
  )
  if (!table?.there) return null
  return openKeys(await query<KeyRow>(KEY_ROWS), await query<EndedRow>(ENDED_ROWS), secret)
}
