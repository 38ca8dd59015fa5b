import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { afterEach, expect, it, vi } from 'vitest'

type Variables = Readonly<Record<string, string>>
type Kept = { readonly settings: Variables; readonly ended: Promise<unknown> }
const source = new URL('./demonstration-readers.mjs', import.meta.url).href
const { keepReaders, wantsReaders } = (await import(source)) as {
  keepReaders: (signal: AbortSignal, variables: Variables) => Promise<Kept>
  wantsReaders: (variables: Variables) => boolean
}

let launchers: ChildProcess[] = []
afterEach(() => {
  for (const child of launchers) child.kill('SIGKILL')
  launchers = []
})

/** Starts a launcher of readers, which tells their settings and then waits for its end. */
async function launch(): Promise<{ launcher: ChildProcess; ports: number[]; page: string }> {
  const launcher = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { keepReaders } = await import(${JSON.stringify(source)})
       const ended = new AbortController()
       const readers = await keepReaders(ended.signal, {})
       process.send(readers.settings)
       process.on('message', () => ended.abort())
       await readers.ended
       process.disconnect()`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )
  launchers.push(launcher)
  const [settings] = (await once(launcher, 'message')) as [Record<string, string>]
  const ports = String(settings['DEMONSTRATION_READERS'])
    .split(',')
    .map((address) => Number(address.split(':')[1]))
  return { launcher, ports, page: String(settings['DEMONSTRATION_READERS_PAGE']) }
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

/** Waits until readers and page answer, and signs in to each reader. */
async function ready(ports: readonly number[], page: string): Promise<void> {
  await vi.waitFor(async () => expect(await answers(page)).toBe(true), 60_000)
  for (const port of ports) expect((await signIn(port)).status).toBe(200)
}

/** Waits until nothing listens there any more. */
const gone = (ports: readonly number[], page: string) =>
  vi.waitFor(async () => {
    const all = [page, ...ports.map((port) => `http://127.0.0.1:${port}/`)]
    expect(await Promise.all(all.map(answers))).toEqual(all.map(() => false))
  }, 60_000)

it('are four with a password of their own, and end with their launcher, however it ends', async () => {
  const killed = await launch()
  const told = await launch()
  expect(new Set([...killed.ports, ...told.ports]).size).toBe(8)
  for (const { ports, page } of [killed, told]) await ready(ports, page)
  killed.launcher.kill('SIGKILL')
  const ended = once(told.launcher, 'exit')
  told.launcher.send('end')
  expect(await ended).toEqual([0, null])
  for (const { ports, page } of [killed, told]) await gone(ports, page)
})

it.each<[Variables, boolean]>([
  [{}, true],
  [{ SEED: 'demo' }, true],
  [{ SEED: ' ' }, true],
  [{ SEED: 'none' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED: 'demo' }, false],
  [{ DEMONSTRATION_READERS: '127.0.0.1:8091' }, false],
])('are started for %j: %s', async (variables, wanted) => {
  expect(wantsReaders(variables)).toBe(wanted)
  if (wanted) return
  const { settings, ended } = await keepReaders(new AbortController().signal, variables)
  await ended
  expect(settings).toEqual({})
})
