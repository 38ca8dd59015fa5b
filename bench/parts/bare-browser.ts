import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, chromiumFile } from './browser.ts'

/** A browser whose tabs hold no scripts of a driver: those alone take 0.15 s of a slow processor. */
export type BareBrowser = {
  /** Where another program may drive it. */
  readonly port: number
  /** Does something with a driver, which is gone before anything is measured. */
  prepare(steps: (page: Page) => Promise<void>): Promise<void>
  /**
   * Opens an address in a tab without a cache, on a processor so many times slower, leaves it alone
   * until it rests, and answers what an expression then says.
   */
  visit(address: string, slower: number, expression: string): Promise<unknown>
  close(): Promise<void>
}

/** Milliseconds after which a page has long come to rest. */
const REST_MS = 4_000

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
    async visit(address, slower, expression) {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const sendToPage = (method: string, params: object) => send(method, params, String(sessionId))
      await sendToPage('Network.enable', {})
      await sendToPage('Network.setCacheDisabled', { cacheDisabled: true })
      await sendToPage('Emulation.setCPUThrottlingRate', { rate: slower })
      await sendToPage('Page.navigate', { url: address })
      await sleep(REST_MS)
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await sendToPage('Runtime.evaluate', asked)
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

/** Where a browser says that it may be driven. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stderr ?? []) {
    said += String(chunk)
    const [found] = /ws:\/\/\S+/.exec(said) ?? []
    if (found !== undefined) return found
  }
  throw new Error('the browser did not start')
}

type Answer = Readonly<Record<string, unknown>>

/** An answer by the number of its call, or an event without one. */
type Reply = { id?: number; result?: Answer; error?: { message: string } }

/** Calls by the Chrome DevTools Protocol; each waits for its own answer. */
function caller(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error } = JSON.parse(String(data)) as Reply
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
