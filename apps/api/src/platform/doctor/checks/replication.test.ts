import { describe, expect, it } from 'vitest'
import { healthyMachine } from '../../../testing/broken-installation.ts'
import type { StandbyRow } from '../../database/standbys.ts'
import { readEnvironment } from '../../environment.ts'
import { replicationCheck } from './replication.ts'

const URL_OF_DATABASE = 'postgres://portaria@127.0.0.1/portaria'

describe('replication', () => {
  const alone: StandbyRow = {
    is_standby: false,
    demanded: '',
    connected: 0,
    synchronous: 0,
    slowest: null,
    behind_s: null,
    slots: [],
  }
  const look = async (row: Partial<StandbyRow>) => {
    const query = <Row>() => Promise.resolve([{ ...alone, ...row }] as Row[])
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

  it.each([
    [{}, 'ok', 'No standby is set up'],
    [{ demanded: '*' }, 'wrong', 'writes wait, alarms too'],
    [{ demanded: '*', connected: 1 }, 'wrong', 'writes wait, alarms too'],
    [{ demanded: 'two', connected: 2, synchronous: 1 }, 'ok', 'A synchronous standby'],
    [
      { demanded: 'two', connected: 1, synchronous: 1, slowest: 'two', behind_s: 90 },
      'warning',
      'two is 90 s behind',
    ],
    [{ demanded: 'two', connected: 1, synchronous: null }, 'warning', 'GRANT pg_monitor'],
    [{ connected: 1 }, 'warning', 'No standby is synchronous'],
    [{ is_standby: true }, 'wrong', 'leads to a standby'],
  ] satisfies [Partial<StandbyRow>, string, string][])('%j is %s: %s', async (row, state, says) => {
    expect(await look(row)).toEqual({ state, says: expect.stringContaining(says) as unknown })
  })
})
