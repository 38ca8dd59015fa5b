import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ControlIdReader } from './control-id-reader.ts'
import { type ControlServer, startControlServer } from './control-server.ts'
import { movedClock } from './moved-clock.ts'
import type { ReaderView } from './reader-view.ts'

let readers: ControlIdReader[]
let control: ControlServer
beforeEach(async () => {
  const clock = movedClock()
  readers = await Promise.all([
    ControlIdReader.start({ clock, password: 'secret' }),
    ControlIdReader.start({ clock, model: 'idaccess', portals: 2 }),
  ])
  const [first] = readers
  first?.enter('users', [{ id: 7, registration: '', name: 'Ana' }])
  first?.enter('user_groups', [{ user_id: 7, group_id: 1 }])
  first?.enter('cards', [{ value: 2n ** 60n, user_id: 7 }])
  control = await startControlServer({ readers })
})
afterEach(() => Promise.all([control.close(), ...readers.map((reader) => reader.close())]))

const url = (file: string) => `http://127.0.0.1:${control.port}/${file}`
const hand = (name: string, fields: object = {}, type = 'application/json') =>
  fetch(url(`readers/${name}`), {
    method: 'POST',
    headers: { 'Content-Type': type, Connection: 'close' },
    body: JSON.stringify(fields),
  })
const views = async () => {
  const response = await fetch(url('readers'), { headers: { Connection: 'close' } })
  return (await response.json()) as readonly ReaderView[]
}

describe('the calls behind the page of buttons', () => {
  it('present something, and tell what became of it', async () => {
    const shown = { kind: 'card', value: String(2n ** 60n), goesThrough: true }
    const told: unknown = await (await hand('1/present', shown)).json()
    expect(told).toMatchObject({
      result: { event: 7, opened: true, decidedBy: 'reader', passed: true },
    })
    const [first, second] = await views()
    expect(first).toMatchObject({
      mode: 'standalone',
      hasFactoryPassword: false,
      doors: [{ portal: 1, unlocked: true, open: false, pulses: 1 }],
      events: [{ event: 7, name: 'Ana' }],
      choices: { card: [{ value: String(2n ** 60n), name: 'Ana' }] },
    })
    expect(second).toMatchObject({ product: 'iDAccess', hasFactoryPassword: true })
    expect((await hand('1/present', { kind: 'card', value: 'x' })).status).toBe(400)
  })

  it('do what a person does, at the reader and the door that are named', async () => {
    await hand('2/exit', { portal: 2 })
    await hand('2/hold', { portal: 2 })
    await hand('1/shift-clock', { seconds: -10_800 })
    await hand('1/force')
    expect(await views()).toMatchObject([
      { clockOffset: -10_800, alarm: 7, doors: [{ open: true }] },
      { doors: [{ pulses: 0 }, { pulses: 1, open: true }] },
    ])
    await hand('1/cut-power')
    await hand('1/set-clock')
    await hand('2/offline')
    expect(await views()).toMatchObject([{ hasPower: false, clockOffset: 0 }, { isOnline: false }])
    await hand('1/restore-power')
    await hand('1/capacity', { users: 1 })
    await hand('1/factory-reset')
    expect(await views()).toMatchObject([
      { hasPower: true, users: 0, hasFactoryPassword: true },
      {},
    ])
  })

  it('are refused to pages of other sites, and under unknown names', async () => {
    expect((await hand('1/exit', {}, 'text/plain')).status).toBe(415)
    expect((await hand('1/constructor')).status).toBe(404)
    expect((await hand('3/exit')).status).toBe(404)
    expect(readers[0]?.pulses()).toEqual([])
  })

  it('serve the page without a build, and its changes live', async () => {
    const page = await fetch(url(''), { headers: { Connection: 'close' } })
    expect(await page.text()).toContain('Leitores simulados')
    const script = await fetch(url('control-page.js'), { headers: { Connection: 'close' } })
    expect(await script.text()).not.toContain('import type')
    const events = await fetch(url('events'))
    const bodies = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await bodies?.read())?.value).toMatch(/^data: \[/)
    readers[0]?.pressExit()
    // The clock of the reader is part of its state, and may have gone on before.
    let told = ''
    while (!told.includes('"pulses":1')) told = String((await bodies?.read())?.value)
    await bodies?.cancel()
  })
})

it('the command prints its addresses, and ends at a signal', async () => {
  const program = path.join(import.meta.dirname, '../simulate-control-id.ts')
  const args = [program, '--port', '0', '--control', '0', '--readers', '2', '--password', 'x']
  const child = spawn(process.execPath, args)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  await expect.poll(() => printed).toMatch(/Leitor 2 \(iDFace\) em 127\.0\.0\.1:\d+/)
  await expect.poll(() => printed).toMatch(/Abra http:\/\/127\.0\.0\.1:\d+/)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
