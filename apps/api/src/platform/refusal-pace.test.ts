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

  /**
   * Returns the times, in milliseconds from now, at which a number of refusals of a party are
   * answered.
   */
  function times(pace: ReturnType<typeof refusalPace>, count: number, party = 'ana') {
    const begun = performance.now()
    return Array.from({ length: count }, async () => {
      const what = await pace.due(party)
      return what === 'end' ? what : Math.round(performance.now() - begun)
    })
  }

  it('answers the first refusals at once, later ones at intervals, and none later than the longest delay', async () => {
    const told = Promise.all(times(refusalPace(limits), 16))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await told).toEqual([
      0, 0, 0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000, 1000, 1000,
    ])
  })

  it("delays nobody for another party's requests", async () => {
    const pace = refusalPace(limits)
    const flood = times(pace, 20)
    expect(await Promise.all(times(pace, 3, 'bia'))).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(2_000)
    await Promise.all(flood)
  })

  it('closes the connections of a party with too many delayed refusals', async () => {
    const told = Promise.all(times(refusalPace(limits), 30))
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await told).filter((one) => one === 'end')).toHaveLength(30 - 3 - limits.held)
  })

  it('answers a party at once again after a quiet time', async () => {
    const pace = refusalPace(limits)
    const flood = Promise.all(times(pace, 16))
    await vi.advanceTimersByTimeAsync(3_000)
    await flood
    expect(await Promise.all(times(pace, 3))).toEqual([0, 0, 0])
  })
})

describe('a server that delays its refusals', () => {
  /** Returns the answer to one request that meets a limit, on a server with this pace. */
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

  it('reports a limit when the refusal is due', async () => {
    expect(await answerWith(async () => 'answer')).toBe(429)
  })

  it('closes the connection of a person with too many delayed refusals', async () => {
    expect(await answerWith(async () => 'end')).toBe('ended')
  })

  it('delays no refusal of an alarm', async () => {
    expect(await answerWith(async () => 'end', { raises: true })).toBe(429)
  })
})
