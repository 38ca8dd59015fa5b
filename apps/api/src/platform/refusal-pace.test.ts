import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { problem } from './problem.ts'
import { refusalPace } from './refusal-pace.ts'
import { refusedCalls } from './refused-calls.ts'

const limits = { burst: 3, everyMs: 100, longestMs: 1_000, held: 20, forgetMs: 10_000 }

describe('the pace of refusals', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** When each of so many refusals of a party is told, in milliseconds from now. */
  function times(pace: ReturnType<typeof refusalPace>, count: number, party = 'ana') {
    const begun = performance.now()
    return Array.from({ length: count }, async () => {
      const what = await pace.due(party)
      return what === 'end' ? what : Math.round(performance.now() - begun)
    })
  }

  it('tells the first at once, the next one after another, and nobody later than the longest', async () => {
    const told = Promise.all(times(refusalPace(limits), 16))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await told).toEqual([
      0, 0, 0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000, 1000, 1000,
    ])
  })

  it('holds nobody for what another party asks', async () => {
    const pace = refusalPace(limits)
    const flood = times(pace, 20)
    expect(await Promise.all(times(pace, 3, 'bia'))).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(2_000)
    await Promise.all(flood)
  })

  it('ends the connections of a party that has too many held', async () => {
    const told = Promise.all(times(refusalPace(limits), 30))
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await told).filter((one) => one === 'end')).toHaveLength(30 - 3 - limits.held)
  })

  it('tells a party that was quiet at once again', async () => {
    const pace = refusalPace(limits)
    const flood = Promise.all(times(pace, 16))
    await vi.advanceTimersByTimeAsync(3_000)
    await flood
    expect(await Promise.all(times(pace, 3))).toEqual([0, 0, 0])
  })
})

describe('a server that holds its refusals', () => {
  /** The answer to one request that meets a limit, of a server with such a pace. */
  async function answerWith(due: () => Promise<'answer' | 'end'>, config = {}) {
    const app = Fastify()
    handleErrors(app, {
      demandProof: async () => {
        throw problem('internal')
      },
      refusals: { note: () => undefined, flush: async () => undefined },
      pace: { due, close: () => undefined },
      refused: refusedCalls(),
    })
    app.get('/', { config }, async () => {
      throw problem('throttled', { retry_after: 5 })
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      return await fetch(url).then(
        ({ status }) => status,
        () => 'ended',
      )
    } finally {
      await app.close()
    }
  }

  it('tells of a limit when it is due', async () => {
    expect(await answerWith(async () => 'answer')).toBe(429)
  })

  it('ends the connection of a person who has too many held', async () => {
    expect(await answerWith(async () => 'end')).toBe('ended')
  })

  it('holds no refusal of an alarm', async () => {
    expect(await answerWith(async () => 'end', { raises: true })).toBe(429)
  })
})
