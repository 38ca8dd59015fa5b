import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { keepRunning, type Runner } from './runner-restarts.ts'

/** Makes a runner that ends only when it is stopped or when the test ends it. */
function runner() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = vi.fn<() => Promise<void>>(async () => resolve())
  return { promise, stop, end: resolve, fail: reject }
}

describe('a runner that is kept running', () => {
  it('is restarted after each end, and after a failed start', async () => {
    const runners = [runner(), runner(), runner()]
    const start = vi.fn<() => Promise<Runner>>()
    start.mockResolvedValueOnce(runners[0] ?? runner())
    start.mockResolvedValueOnce(runners[1] ?? runner())
    start.mockRejectedValueOnce(new Error('the database is away'))
    start.mockResolvedValueOnce(runners[2] ?? runner())
    const ends: unknown[] = []
    const kept = await keepRunning(start, (error) => ends.push(error), 1)
    runners[0]?.fail(new Error('gave up'))
    await eventually(() => expect(start).toHaveBeenCalledTimes(2))
    runners[1]?.end()
    await eventually(() => expect(start).toHaveBeenCalledTimes(4))
    expect(ends.map(String)).toEqual(['Error: gave up', 'undefined', 'Error: the database is away'])
    await kept.stop()
    expect(runners[2]?.stop).toHaveBeenCalledOnce()
    expect(start).toHaveBeenCalledTimes(4)
  })

  it('is not restarted after a stop', async () => {
    const only = runner()
    const start = vi.fn<() => Promise<Runner>>().mockResolvedValue(only)
    const onEnd = vi.fn<(error: unknown) => void>()
    const kept = await keepRunning(start, onEnd, 1)
    await kept.stop()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(start).toHaveBeenCalledOnce()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('reports a first start that fails', async () => {
    const failing = keepRunning(
      () => Promise.reject(new Error('no schema')),
      () => undefined,
    )
    await expect(failing).rejects.toThrow('no schema')
  })
})
