import { isLoopback } from '../../plain-http.ts'
import type { Check } from '../check.ts'
import { ok, warning } from '../check.ts'

/** The way to the database. That it cannot be reached is said before any check. */
export const databaseCheck: Check = {
  name: 'database',
  async lookInside({ url, query }, { environment }) {
    if (environment.databaseUrl === undefined) return [ok('The embedded database answers.')]
    const [way] = await query<{ ssl: boolean }>(
      'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    )
    const { hostname } = new URL(url)
    if (way?.ssl === true || hostname === '' || isLoopback(hostname))
      return [ok('The database of DATABASE_URL answers.')]
    return [
      warning(
        'The way to the database is not encrypted: add sslmode=verify-full to DATABASE_URL, unless nobody else is on that network.',
      ),
    ]
  },
}
