import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let fetched: <Code>(load: () => Promise<Code>) => Promise<Code>
const network = { there: true }

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', async () => {
    if (!network.there) throw new TypeError('Failed to fetch')
    return new Response()
  })
  ;({ fetched } = await import('./lazy-code.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  network.there = true
})

const load = async () => {
  if (!network.there) throw new TypeError('Failed to fetch dynamically imported module')
  return 'code'
}

test('waits for code that cannot be reached', async () => {
  network.there = false
  const code = fetched(load)
  await vi.advanceTimersByTimeAsync(10_000)
  network.there = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await code).toBe('code')
})

test('throws for code that is gone', async () => {
  const gone = async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const told = fetched(gone).catch(String)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await told).toContain('dynamically imported')
})

test('asks again for code that failed just before the network came back', async () => {
  let asked = 0
  const late = async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  }
  const code = fetched(late)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await code).toBe('code')
})
