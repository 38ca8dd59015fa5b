import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const launcher = path.join(import.meta.dirname, 'keep-running.mjs')

/** The code that a server runs at each of its starts, in order; the last is repeated. */
type Behaviour = string
const ready = `process.send('ready');`
const stay = 'setInterval(() => undefined, 1000);'
const crash = 'setTimeout(() => process.exit(7), 50);'

describe('a server under its launcher', () => {
  let folder = ''
  let children: ChildProcess[] = []
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-launcher-'))
    children = []
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const starts = async () =>
    (await readFile(path.join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').slice(0, -1)

  /** Starts a launcher, whose server records its process number at each start. */
  async function launch(...server: Behaviour[]) {
    return launchBeside('undefined', ...server)
  }

  /** Like `launch`, with a build of the web app, given as an expression for its promise. */
  async function launchBeside(webBuilt: string, ...server: Behaviour[]) {
    const follow = path.join(import.meta.dirname, 'follow-parent.mjs')
    const script = path.join(folder, 'server.mjs')
    await writeFile(
      script,
      `import { appendFileSync, readFileSync } from 'node:fs'
       const file = ${JSON.stringify(path.join(folder, 'starts'))}
       appendFileSync(file, process.pid + '\\n')
       const start = readFileSync(file, 'utf8').split('\\n').length - 2
       const all = ${JSON.stringify(server)}
       eval(all[Math.min(start, all.length - 1)])`,
    )
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { keepRunning } = await import(${JSON.stringify(launcher)})
         const server = ['--import', ${JSON.stringify(follow)}, ${JSON.stringify(script)}]
         process.exitCode = await keepRunning(server, { webBuilt: ${webBuilt} }).catch(({ message }) => message.length)`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    children.push(child)
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, printed }))
    return { child, ended }
  }

  it('is started again when it is killed', async () => {
    const { child, ended } = await launch(ready + stay)
    await vi.waitFor(async () => expect(await starts()).toHaveLength(1), 20_000)
    process.kill(Number((await starts())[0]), 'SIGKILL')
    await vi.waitFor(async () => expect(await starts()).toHaveLength(2), 20_000)
    child.kill('SIGTERM')
    const { printed } = await ended
    expect(printed).toBe('The server crashed (SIGKILL) and is started again.\n')
    expect(await starts()).toHaveLength(2)
  })

  it('is started again when it fails after it was ready, five times within a minute', async () => {
    const { code, printed } = await (await launch(ready + crash)).ended
    expect(await starts()).toHaveLength(6)
    expect(code).toBe(1)
    expect(printed.trim().split('\n').at(-1)).toBe(
      'The server crashed 6 times within 60 seconds (last: exit code 7) and is not started again.',
    )
  })

  it('is not started again when its start fails, the first or a later one', async () => {
    const first = await (await launch('process.exit(1)')).ended
    expect(first).toEqual({ code: 1, printed: '' })
    expect(await starts()).toHaveLength(1)
    await rm(path.join(folder, 'starts'))
    const later = await (await launch(ready + crash, 'process.exit(1)')).ended
    expect(later.code).toBe(1)
    expect(await starts()).toHaveLength(2)
  })

  it('is not started again when it ends in order, or while it stops', async () => {
    const inOrder = await (await launch(`${ready} setTimeout(() => process.exit(0), 50)`)).ended
    expect(inOrder).toEqual({ code: 0, printed: '' })
    expect(await starts()).toHaveLength(1)
    await rm(path.join(folder, 'starts'))
    // A failure while it stops is no crash.
    const cutOff = `${ready} process.send('stopping'); setTimeout(() => process.exit(1), 50)`
    expect(await (await launch(cutOff)).ended).toEqual({ code: 1, printed: '' })
    expect(await starts()).toHaveLength(1)
  })

  const waits = `if (process.env.WEB_APP !== 'building') process.exit(9)
    process.on('message', () => process.exit(0)); ${stay}`

  it('is notified when the web app is built, also after a later start', async () => {
    const built = `new Promise((resolve) => setTimeout(resolve, 300))`
    const first = await (await launchBeside(built, waits)).ended
    expect(first).toEqual({ code: 0, printed: '' })
    await rm(path.join(folder, 'starts'))
    const again = await (await launchBeside('Promise.resolve()', ready + crash, waits)).ended
    expect(again.code).toBe(0)
    expect(await starts()).toHaveLength(2)
  })

  it('is stopped when the web app cannot be built', async () => {
    const failed = `(async () => {
      const { existsSync } = await import('node:fs')
      while (!existsSync(${JSON.stringify(path.join(folder, 'starts'))}))
        await new Promise((resolve) => setTimeout(resolve, 10))
      throw new Error('seven..')
    })()`
    const { code, printed } = await (await launchBeside(failed, waits)).ended
    expect({ code, printed }).toEqual({ code: 7, printed: '' })
    expect(await starts()).toHaveLength(1)
  })

  it('is not started again when its launcher is stopped', async () => {
    const slow = `${ready} process.on('SIGTERM', () => setTimeout(() => process.exit(3), 50)); ${stay}`
    const { child, ended } = await launch(slow)
    await vi.waitFor(async () => expect(await starts()).toHaveLength(1), 20_000)
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 3, printed: '' })
    expect(await starts()).toHaveLength(1)
  })

  it('has the given settings and name, and is stopped by a signal of its launcher', async () => {
    const follow = path.join(import.meta.dirname, 'follow-parent.mjs')
    const server = path.join(folder, 'named.mjs')
    await writeFile(
      server,
      `import { appendFileSync, readFileSync } from 'node:fs'
       const file = ${JSON.stringify(path.join(folder, 'starts'))}
       appendFileSync(file, process.env.PLACE + '\\n')
       process.send('ready')
       if (readFileSync(file, 'utf8').split('\\n').length === 2) process.exit(7)
       ${stay}`,
    )
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { keepRunning } = await import(${JSON.stringify(launcher)})
         const program = ['--import', ${JSON.stringify(follow)}, ${JSON.stringify(server)}]
         const ended = new AbortController()
         process.on('message', () => ended.abort())
         const options = { name: 'The other one', settings: { PLACE: 'here' }, signal: ended.signal }
         process.exitCode = await keepRunning(program, options)
         process.disconnect()`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    )
    children.push(child)
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await vi.waitFor(async () => expect(await starts()).toEqual(['here', 'here']), 20_000)
    const ended = once(child, 'close')
    child.send('end')
    // A program that does not handle the signal has no exit code.
    expect(await ended).toEqual([1, null])
    expect(printed).toBe('The other one crashed (exit code 7) and is started again.\n')
  })
})
