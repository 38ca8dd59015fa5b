import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/api/src/platform/embedded-postgres/free-port.ts'
import { childrenOf } from '../../apps/api/src/testing/processes.ts'

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Milliseconds that a start may take, migrations included. */
const START_MS = 180_000

/** A server in a separate process, so that measuring does not share its event loop. */
export type ServerProcess = {
  readonly url: string
  readonly port: number
  /** Peak memory in bytes (Linux). */
  peakMemory(): Promise<number>
  /**
   * Milliseconds of processor time used so far, including its database if that is embedded (Linux).
   */
  processorTime(): Promise<number>
  /** Peak memory in bytes of the process and of each that it has started (Linux). */
  peakMemories(): Promise<number[]>
  /** Memory after a garbage collection, for a server started with `reportsMemory`. */
  freedMemory(): Promise<NodeJS.MemoryUsage>
  stop(): Promise<void>
}

/** Starts a module that listens on `PORT` and answers `/readyz` once it is ready. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  { reportsMemory = false } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const follow = path.join(root, 'tools/run/follow-parent.mjs')
  const reporter = path.join(root, 'bench/parts/memory-reporter.ts')
  const reporting = reportsMemory ? ['--expose-gc', '--import', reporter] : []
  const child = spawn(process.execPath, [...reporting, '--import', follow, path.join(root, file)], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    // The server ends when this channel closes, and so when this process ends.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const begun = performance.now()
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    if (performance.now() - begun > START_MS) throw new Error(`${file} did not become ready`)
    await sleep(50)
  }
  return {
    url,
    port,
    peakMemory: () => peakMemoryOf(child.pid ?? 0),
    async peakMemories() {
      const pid = child.pid ?? 0
      return Promise.all([pid, ...(await childrenOf(pid))].map(peakMemoryOf))
    },
    processorTime: () => processorTimeOf(child.pid ?? 0),
    async freedMemory() {
      const told = once(child, 'message', { signal: AbortSignal.timeout(START_MS) })
      child.kill('SIGUSR2')
      const [usage] = (await told) as [NodeJS.MemoryUsage]
      return usage
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Milliseconds per tick, the unit of Linux's counters (`getconf CLK_TCK`). */
const TICK_MS = 10

/** The processor time of a process and of all that it has started, including ended ones. */
export async function processorTimeOf(pid: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    numbers.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The fields after the name, which may contain anything: state, parent, … and user and system
      // time in ticks, of the process and of its children.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      return { id: Number(name), parent: fields[1] ?? 0, ms: ticks * TICK_MS }
    }),
  )
  const msOf = (id: number): number =>
    all
      .filter(({ parent }) => parent === id)
      .reduce((sum, one) => sum + msOf(one.id), all.find((one) => one.id === id)?.ms ?? 0)
  return msOf(pid)
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
