import type { Check } from '../check.ts'
import { ok, wrong } from '../check.ts'
import { runningServers } from '../running-servers.ts'

/** Connections for each process that serves, and to spare (decision 0024). */
const FOR_EACH = 100

/** Whether the database has connections for all processes of all servers. */
export const connectionsCheck: Check = {
  name: 'connections',
  async lookInside(inside, { environment }) {
    const [found] = await inside.query<{ most: number; allowed: number }>(
      `SELECT current_setting('max_connections')::int AS most, datconnlimit AS allowed
       FROM pg_database WHERE datname = current_database()`,
    )
    const { most = 0, allowed = -1 } = found ?? {}
    const processes = Math.max(environment.servers.workers, (await runningServers(inside)).length)
    const needed = (processes + 1) * FOR_EACH
    const limit = allowed < 0 ? most : Math.min(most, allowed)
    if (limit >= needed)
      return [ok(`The database allows ${limit} connections; ${needed} are needed.`)]
    return [
      wrong(
        `The database allows ${limit} connections, but ${processes} processes need ${needed}: raise ${limit === most ? 'max_connections' : 'the CONNECTION LIMIT of the database'}.`,
      ),
    ]
  },
}
