import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two questions whether a server is ready. */
const ASK_MS = 200

/** Chooses servers as a balancer does: by turns, of those whose `/readyz` answered last. */
export type Balancer = {
  /** The address of a server that is ready; waits for one. */
  next(): Promise<string>
  add(url: string): void
  remove(url: string): void
  stop(): Promise<void>
}

export function balancer(): Balancer {
  const ready = new Map<string, boolean>()
  const stopping = new AbortController()
  let turn = 0

  async function ask(url: string): Promise<void> {
    const signal = AbortSignal.timeout(2_000)
    const isReady = await fetch(`${url}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready.has(url)) ready.set(url, isReady)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await Promise.all([...ready.keys()].map(ask))
      await sleep(ASK_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const ended = run()
  return {
    async next() {
      for (;;) {
        const urls = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []))
        turn += 1
        const url = urls[turn % urls.length]
        if (url !== undefined) return url
        await sleep(ASK_MS)
      }
    },
    add: (url) => void ready.set(url, false),
    remove: (url) => void ready.delete(url),
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
