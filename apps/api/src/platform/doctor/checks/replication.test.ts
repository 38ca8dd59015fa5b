import { describe, expect, it } from 'vitest'
import { healthyMachine } from '../../../testing/broken-installation.ts'
import { readEnvironment } from '../../environment.ts'
import { replicationCheck } from './replication.ts'

const URL_OF_DATABASE = 'postgres://portaria@127.0.0.1/portaria'

describe('replication', () => {
  type Rows = { standby?: boolean; names?: string; standbys?: object[] }
  const look = async ({ standby = false, names = '', standbys = [] }: Rows) => {
    const query = <Row>(statement: string) =>
      Promise.resolve(
        (statement.includes('pg_stat_replication') ? standbys : [{ standby, names }]) as Row[],
      )
    const environment = readEnvironment({ DATABASE_URL: URL_OF_DATABASE })
    const [found] =
      'lookInside' in replicationCheck
        ? await replicationCheck.lookInside(
            { url: URL_OF_DATABASE, query },
            { environment, version: '9.8.7', secret: undefined, machine: healthyMachine },
          )
        : []
    return found
  }
  const one = (sync: string | null, behind_s = 0) => ({ name: 'two', sync, behind_s })

  it.each([
    [{}, 'ok', 'No standby is set up'],
    [{ names: '*' }, 'wrong', 'writes wait, alarms too'],
    [{ names: '*', standbys: [one('async')] }, 'wrong', 'writes wait, alarms too'],
    [{ names: 'two', standbys: [one('async'), one('sync')] }, 'ok', 'A synchronous standby'],
    [{ names: 'two', standbys: [one('sync', 90)] }, 'warning', 'two is 90 s behind'],
    [{ names: 'two', standbys: [one(null)] }, 'warning', 'GRANT pg_monitor'],
    [{ standbys: [one('async')] }, 'warning', 'No standby is synchronous'],
    [{ standby: true }, 'wrong', 'leads to a standby'],
  ] satisfies [Rows, string, string][])('%j is %s: %s', async (rows, state, says) => {
    expect(await look(rows)).toEqual({ state, says: expect.stringContaining(says) as unknown })
  })
})
