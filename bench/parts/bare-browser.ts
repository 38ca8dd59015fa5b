import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, chromiumFile } from './browser.ts'

/** A browser whose tabs have none of a driver's scripts, which take 0.15 s on a slow processor. */
export type BareBrowser = {
  /** The port to which a driver can connect. */
  readonly port: number
  /** Runs steps with a driver, which disconnects before anything is measured. */
  prepare(steps: (page: Page) => Promise<void>): Promise<void>
  /**
   * Opens an address in a tab without a cache, on a processor slowed down by a factor. Waits until
   * the tab is idle, and resolves to the value of an expression.
   */
  visit(address: string, how: Visit): Promise<unknown>
  close(): Promise<void>
}

export type Visit = {
  /** The factor by which the processor is slowed down. */
  readonly slower: number
  readonly expression: string
  /** Runs before the page's own scripts. */
  readonly script?: string
  /** A line slower than the machine's own; without the page's worker, which would load beside it. */
  readonly line?: Line
  /** Milliseconds after which the page is idle. Default 4,000. */
  readonly restMs?: number
}

/** A slow line: milliseconds to the first byte of each answer, and bytes a second; -1 for any number. */
export type Line = { readonly latencyMs: number; readonly bytesPerSecond: number }

export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'portaria-bench-browser-'))
  const child = spawn(
    chromiumFile,
    [
      ...browserArguments,
      '--headless',
      '--no-first-run',
      '--remote-debugging-port=0',
      '--window-size=1280,800',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const endpoint = await addressOf(child)
  const socket = new WebSocket(endpoint)
  await once(socket, 'open')
  const send = caller(socket)
  return {
    port: Number(new URL(endpoint).port),
    async prepare(steps) {
      const driver = await chromium.connectOverCDP(`http://${new URL(endpoint).host}`)
      const page = await driver.contexts()[0]?.newPage()
      if (page === undefined) throw new Error('the browser has no tab')
      await steps(page)
      await page.close()
      await driver.close()
    },
    async visit(address, { slower, expression, script, line, restMs = 4_000 }) {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const call = (method: string, params: object) => send(method, params, String(sessionId))
      await call('Network.enable', {})
      await call('Network.setCacheDisabled', { cacheDisabled: true })
      await call('Emulation.setCPUThrottlingRate', { rate: slower })
      if (line !== undefined) {
        await call('Network.setBypassServiceWorker', { bypass: true })
        await call('Network.emulateNetworkConditions', {
          offline: false,
          latency: line.latencyMs,
          downloadThroughput: line.bytesPerSecond,
          uploadThroughput: line.bytesPerSecond,
        })
      }
      if (script !== undefined) {
        // A driver's script runs in a new document only if the domain is enabled.
        await call('Page.enable', {})
        await call('Page.addScriptToEvaluateOnNewDocument', { source: script })
      }
      await call('Page.navigate', { url: address })
      await sleep(restMs)
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await call('Runtime.evaluate', asked)
      await send('Target.closeTarget', { targetId })
      return (result as { value?: unknown }).value
    },
    async close() {
      socket.close()
      const exited = once(child, 'exit')
      child.kill()
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Reads the DevTools address that a browser prints when it starts. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let printed = ''
  for await (const chunk of stderr ?? []) {
    printed += String(chunk)
    const [found] = /ws:\/\/\S+/.exec(printed) ?? []
    if (found !== undefined) return found
  }
  throw new Error('the browser did not start')
}

type Answer = Readonly<Record<string, unknown>>

/** A message with the number of its call is an answer, one without is an event. */
type Message = { id?: number; result?: Answer; error?: { message: string } }

/**
 * Returns a function that makes calls of the Chrome DevTools Protocol; each waits for its own
 * answer.
 */
function caller(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error } = JSON.parse(String(data)) as Message
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(error.message))
    waiting.delete(id)
  })
  let last = 0
  return (method: string, params: object, sessionId?: string): Promise<Answer> => {
    last += 1
    const answer = Promise.withResolvers<Answer>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    return answer.promise
  }
}
