import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { afterEach, expect, it, vi } from 'vitest'

type Variables = Readonly<Record<string, string>>
type Kept = { readonly settings: Variables; readonly ended: Promise<unknown> }
const source = new URL('./demonstration-devices.mjs', import.meta.url).href
const { keepDevices, wantsDevices } = (await import(source)) as {
  keepDevices: (signal: AbortSignal, variables: Variables) => Promise<Kept>
  wantsDevices: (variables: Variables) => boolean
}

let launchers: ChildProcess[] = []
afterEach(() => {
  for (const child of launchers) child.kill('SIGKILL')
  launchers = []
})

type Launched = { launcher: ChildProcess; ports: number[]; lockers: number; page: string }

/** Starts a launcher of devices, which tells their settings and then waits for its end. */
async function launch(): Promise<Launched> {
  const launcher = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { keepDevices } = await import(${JSON.stringify(source)})
       const ended = new AbortController()
       const devices = await keepDevices(ended.signal, {})
       process.send(devices.settings)
       process.on('message', () => ended.abort())
       await devices.ended
       process.disconnect()`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )
  launchers.push(launcher)
  const [settings] = (await once(launcher, 'message')) as [Record<string, string>]
  const ports = String(settings['DEMONSTRATION_READERS'])
    .split(',')
    .map((address) => Number(address.split(':')[1]))
  const lockers = Number(settings['DEMONSTRATION_LOCKERS']?.split(':')[1])
  return { launcher, ports, lockers, page: String(settings['DEMONSTRATION_READERS_PAGE']) }
}

const signIn = (port: number) =>
  fetch(`http://127.0.0.1:${port}/login.fcgi`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: DEMONSTRATION_PASSWORD }),
  })

const answers = async (address: string) => {
  const response = await fetch(address).catch(() => null)
  return response !== null
}

/** Waits until lock boards take a connection. */
async function reach(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
}

/** Waits until readers, lock boards and page answer, and signs in to each reader. */
async function ready({ ports, lockers, page }: Launched): Promise<void> {
  await vi.waitFor(async () => expect(await answers(page)).toBe(true), 60_000)
  for (const port of ports) expect((await signIn(port)).status).toBe(200)
  await reach(lockers)
}

/** Waits until nothing listens there any more. */
const gone = ({ ports, lockers, page }: Launched) =>
  vi.waitFor(async () => {
    await expect(reach(lockers)).rejects.toThrow('ECONNREFUSED')
    const all = [page, ...ports.map((port) => `http://127.0.0.1:${port}/`)]
    expect(await Promise.all(all.map(answers))).toEqual(all.map(() => false))
  }, 60_000)

it('are four readers with a password of their own and lock boards, and end with their launcher, however it ends', async () => {
  const killed = await launch()
  const told = await launch()
  expect(new Set([...killed.ports, ...told.ports]).size).toBe(8)
  for (const one of [killed, told]) await ready(one)
  killed.launcher.kill('SIGKILL')
  const ended = once(told.launcher, 'exit')
  told.launcher.send('end')
  expect(await ended).toEqual([0, null])
  for (const one of [killed, told]) await gone(one)
})

it.each<[Variables, boolean]>([
  [{}, true],
  [{ SEED: 'demo' }, true],
  [{ SEED: ' ' }, true],
  [{ SEED: 'none' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED: 'demo' }, false],
  [{ DEMONSTRATION_READERS: '127.0.0.1:8091' }, false],
  [{ DEMONSTRATION_LOCKERS: '127.0.0.1:4016' }, false],
])('are started for %j: %s', async (variables, wanted) => {
  expect(wantsDevices(variables)).toBe(wanted)
  if (wanted) return
  const { settings, ended } = await keepDevices(new AbortController().signal, variables)
  await ended
  expect(settings).toEqual({})
})
