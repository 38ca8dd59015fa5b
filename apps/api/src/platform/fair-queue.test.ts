import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FairQueueLimits, fairQueue, type Party } from './fair-queue.ts'

const limits: FairQueueLimits = {
  slots: 4,
  perTenant: 2,
  perPerson: 1,
  waitingPerTenant: 100,
  waitingPerPerson: 100,
  waitMs: 1_000,
}

const party = (tenant: string, person = 'ana'): Party => ({ tenant, person })

/** Makes a queue whose tasks record their start and end, and end when told to. */
function watched(changes: Partial<FairQueueLimits> = {}, servers = 1) {
  const queue = fairQueue({ ...limits, ...changes }, { count: () => servers })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, whose: Party, signal?: AbortSignal) =>
    queue.run(
      whose,
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      },
      { name, signal },
    )
  const finish = async (nth: number) => {
    await vi.advanceTimersByTimeAsync(0)
    ends[nth]?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, begun, ask, finish }
}

const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  )

describe('a fair queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives a tenant its part where several servers share the work, and at least one task', async () => {
    for (const [servers, running] of [
      [1, 4],
      [2, 2],
      [3, 2],
      [9, 1],
    ] as const) {
      const { begun, ask } = watched({ perTenant: 4, perPerson: 4 }, servers)
      for (let nth = 0; nth < 4; nth += 1)
        void ask(`task ${nth}`, party('bosque')).catch(() => null)
      await vi.advanceTimersByTimeAsync(0)
      expect([servers, begun.length]).toEqual([servers, running])
    }
  })

  it('gives a tenant and a person their share, and leaves the rest to others', async () => {
    const { begun, ask } = watched()
    void ask('ana 1', party('a'))
    void ask('ana 2', party('a'))
    void ask('bia', party('a', 'bia'))
    void ask('caio', party('a', 'caio'))
    void ask('other', party('b'))
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['ana 1', 'bia', 'other'])
  })

  it('serves tenants in turns, even if one has asked for much more', async () => {
    const { begun, ask, finish } = watched({ slots: 1 })
    for (let nth = 1; nth <= 50; nth += 1) void ask(`a${nth}`, party('a', `person ${nth}`))
    void ask('b1', party('b'))
    void ask('c1', party('c'))
    for (let nth = 0; nth < 3; nth += 1) await finish(nth)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('serves the people of a tenant in turns', async () => {
    const { begun, ask, finish } = watched({ slots: 1 })
    for (let nth = 1; nth <= 50; nth += 1) void ask(`ana ${nth}`, party('a'))
    void ask('bia 1', party('a', 'bia'))
    await finish(0)
    await finish(1)
    expect(begun).toEqual(['ana 1', 'bia 1', 'ana 2'])
  })

  it('keeps the order of one person’s tasks', async () => {
    const { begun, ask, finish } = watched({ slots: 1 })
    for (const name of ['1', '2', '3']) void ask(name, party('a'))
    await finish(0)
    await finish(1)
    expect(begun).toEqual(['1', '2', '3'])
  })

  it('refuses a task that has waited too long, and says when to retry', async () => {
    const { ask, queue } = watched({ perTenant: 1 })
    void ask('first', party('a'))
    const second = refused(ask('second', party('a', 'bia')))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await second).toMatchObject({ code: 'unavailable', details: { retry_after: 2 } })
    expect(queue.load()).toEqual({ running: 1, waiting: 0 })
  })

  it("refuses at once if too many tasks of a tenant wait, but nobody else's", async () => {
    const { ask, begun } = watched({ perTenant: 1, waitingPerTenant: 2 })
    void ask('runs', party('a'))
    void ask('waits 1', party('a', 'bia'))
    void ask('waits 2', party('a', 'caio'))
    expect(await refused(ask('too many', party('a', 'davi')))).toMatchObject({
      code: 'unavailable',
    })
    void ask('other', party('b'))
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['runs', 'other'])
  })

  it('refuses a person with too many waiting tasks, and admits others of the tenant', async () => {
    const { ask, finish, begun } = watched({ perTenant: 1, waitingPerPerson: 1 })
    void ask('ana runs', party('a'))
    void ask('ana waits', party('a'))
    expect(await refused(ask('too many', party('a')))).toMatchObject({ code: 'unavailable' })
    void ask('bia waits', party('a', 'bia'))
    await finish(0)
    expect(begun).toEqual(['ana runs', 'bia waits'])
  })

  it('lets tasks wait for ever if no limit is set', async () => {
    const { ask, finish, begun } = watched({ perTenant: 1, waitMs: Number.POSITIVE_INFINITY })
    void ask('first', party('a'))
    void ask('second', party('a'))
    await vi.advanceTimersByTimeAsync(86_400_000)
    await finish(0)
    expect(begun).toEqual(['first', 'second'])
  })

  it('tells a waiting task how many are before it', async () => {
    const { ask, queue, finish } = watched({ slots: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask(name, party('a'))
    void ask('b1', party('b'))
    await vi.advanceTimersByTimeAsync(0)
    const before = () => ['a1', 'b1', 'a2', 'a3'].map((name) => queue.before(name))
    expect(before()).toEqual([null, 1, 2, 3])
    await finish(0)
    expect(before()).toEqual([null, null, 1, 2])
  })

  it('lets a waiting task leave, which then delays nobody', async () => {
    const { ask, queue, finish, begun } = watched({ slots: 1 })
    const leaving = new AbortController()
    void ask('first', party('a'))
    const second = refused(ask('second', party('a'), leaving.signal))
    void ask('third', party('a'))
    leaving.abort(new Error('left'))
    expect(await second).toMatchObject({ message: 'left' })
    expect(queue.before('third')).toBe(1)
    await finish(0)
    expect(begun).toEqual(['first', 'third'])
    leaving.abort()
    expect(queue.load()).toEqual({ running: 1, waiting: 0 })
  })

  it('releases a slot when a task fails, and forgets people and tenants without tasks', async () => {
    const queue = fairQueue({ ...limits, slots: 1 })
    const failing = queue.run(party('a'), () => Promise.reject(new Error('failed')))
    await expect(failing).rejects.toThrow('failed')
    expect(await queue.run(party('b'), () => Promise.resolve('done'))).toBe('done')
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })
})
