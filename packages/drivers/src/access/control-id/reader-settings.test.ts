import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type ScriptedDriver, startScriptedDriver } from '../../testing/scripted-driver.ts'
import { type Answering, rowsOf, type ScriptedReader } from '../../testing/scripted-reader.ts'
import type { AccessDriver } from '../access-driver.ts'

let started: ScriptedDriver
let reader: ScriptedReader
let driver: AccessDriver
beforeEach(startMovedTime)
beforeEach(async () => {
  started = await startScriptedDriver()
  ;({ reader, driver } = started)
})
afterEach(() => started.stop())

describe('a mode', () => {
  const kept: Record<string, Record<string, string>> = {}
  const configured: Answering = ({ body }, response) => {
    for (const [module, values] of Object.entries(JSON.parse(body) as typeof kept))
      kept[module] = { ...kept[module], ...values }
    response.end('{}')
  }

  it('is set in the order of the maker, and read back', async () => {
    const devices: object[] = []
    reader.script({
      set_configuration: [configured],
      get_configuration: [(_, response) => void response.end(JSON.stringify(kept))],
      create_objects: [
        ({ body }, response) => {
          const { values } = JSON.parse(body) as { values: [object] }
          devices.push({ id: 9007199254740992, ...values[0] })
          response.end('{"ids":[9007199254740992]}')
        },
      ],
      load_objects: [rowsOf({ devices })],
    })
    const pro = {
      mode: 'pro',
      serverAddress: '192.0.2.1:8000/hard-to-guess',
      answerMs: 5_000,
      attempts: 3,
    } as const
    expect(await driver.setMode(pro)).toEqual({ result: 'done' })
    const writes = reader.seen.filter(({ command }) => command === 'set_configuration')
    expect(writes.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { face_id: { qrcode_legacy_mode_enabled: '0' } },
      {
        online_client: {
          server_id: '9007199254740992',
          extract_template: '0',
          max_request_attempts: '3',
          request_timeout: '5000',
        },
      },
      { general: { online: '1', local_identification: '1' } },
    ])
    expect(await driver.setMode({ mode: 'standalone' })).toEqual({ result: 'done' })
  })

  it('that the reader accepts and does not keep is unknown', async () => {
    reader.script({ set_configuration: [{}], get_configuration: [{}] })
    expect(await driver.setReports({ host: '192.0.2.1', port: 8000, path: 'a/b' })).toEqual({
      result: 'unknown',
      reason: 'differs',
    })
  })

  it('is set without the keys that the firmware does not know', async () => {
    const strict: Answering = (seen, response) => {
      if (seen.body.includes('inform_access_event_id'))
        response.writeHead(400).end('{"error":"unknown key","code":1}')
      else configured(seen, response)
    }
    reader.script({
      set_configuration: [strict],
      get_configuration: [(_, response) => void response.end(JSON.stringify(kept))],
    })
    const address = { host: '192.0.2.1', port: 8000, path: 'a/b' }
    expect(await driver.setReports(address)).toEqual({ result: 'done' })
  })
})
