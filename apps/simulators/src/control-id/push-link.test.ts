import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_FAULTS } from './faults.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'
import { startToldServer, type ToldServer } from './testing/told-server.ts'

let at: ReaderSession
let server: ToldServer
let given: string[] = []
afterEach(async () => {
  await at.reader.close()
  await server.close()
})
beforeEach(() => start())

async function start(options?: Parameters<typeof startSession>[0]): Promise<void> {
  given = []
  server = await startToldServer()
  server.answer = ({ path }) => ({ body: path.endsWith('/push') ? (given.shift() ?? '') : '' })
  at = await startSession({ deviceId: 478_435n, ...options })
  const address = `http://127.0.0.1:${server.port}/push/secret`
  await at.send('set_configuration', { push_server: { push_remote_address: address } })
}
const paths = () => server.calls.map(({ method, path }) => `${method} ${path}`)
const ASK = 'GET /push/secret/push'
const TELL = 'POST /push/secret/result'
/** Moves the clock until the reader has made so many calls. */
async function until(count: number): Promise<void> {
  await expect
    .poll(async () => {
      await at.clock.advance(0)
      return server.calls.length
    })
    .toBe(count)
}

describe('a reader that asks', () => {
  it('asks once a period, with its id', async () => {
    await until(1)
    expect(server.calls[0]?.query.get('deviceId')).toBe('478435')
    // The empty answer arrives before the next period begins.
    await expect
      .poll(async () => {
        await at.clock.advance(5_000)
        return paths().length
      })
      .toBeGreaterThan(1)
    expect(new Set(paths())).toEqual(new Set([ASK]))
  })

  it('carries out one command, tells its result, and asks again at once', async () => {
    given = [
      JSON.stringify({
        verb: 'POST',
        endpoint: 'load_objects',
        body: { object: 'groups', fields: ['id'] },
        contentType: 'application/json',
        queryString: '',
      }),
      '{"verb":"POST","endpoint":"sing","body":{}}',
    ]
    await until(5)
    expect(paths()).toEqual([ASK, TELL, ASK, TELL, ASK])
    expect(server.bodies('/result')).toEqual([
      { response: { groups: [{ id: 1 }] } },
      { error: { error: 'Invalid command', code: 1 } },
    ])
  })

  it('carries out transactions, each with its own result', async () => {
    const open = { actions: [{ action: 'sec_box', parameters: 'id=65793, reason=3' }] }
    given = [
      JSON.stringify({
        transactions: [
          { transactionid: '1', verb: 'POST', endpoint: 'execute_actions', body: open },
          { transactionid: '2', verb: 'POST', endpoint: 'load_objects', body: { object: 'x' } },
        ],
      }),
    ]
    await until(3)
    expect(server.bodies('/result')).toMatchObject([
      {
        transactions_results: [
          { transactionid: '1', success: true },
          { transactionid: '2', success: false, response: { error: 'Invalid object' } },
        ],
      },
    ])
    expect(at.reader.pulses()).toHaveLength(1)
  })

  it('a result may be lost after the effect', async () => {
    at.reader.setFaults({ ...NO_FAULTS, lostPushResult: 1 })
    const parameters = 'id=65793, reason=3'
    const body = { actions: [{ action: 'sec_box', parameters }] }
    given = [JSON.stringify({ verb: 'POST', endpoint: 'execute_actions', body })]
    await until(2)
    expect(paths()).toEqual([ASK, ASK])
    expect(at.reader.pulses()).toHaveLength(1)
  })

  it('tells its id by the parameter of its firmware', async () => {
    await at.reader.close()
    await server.close()
    await start({ firmware: { pushParameter: 'device_id' } })
    await until(1)
    expect(server.calls[0]?.query.get('device_id')).toBe('478435')
  })
})
