import { setTimeout as sleep } from 'node:timers/promises'
import type { TenantActor } from '@portaria/contract/actors/actor'
import { systemActor } from '@portaria/contract/actors/actor'
import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

const of = (tenantId: string): TenantActor => ({ ...systemActor('desk', tenantId), tenantId })

/** Makes a roll with a number of rows, and counts how often it is made. */
function rolls(rows: number) {
  const made: string[] = []
  const read = madeOnce(async ({ tenantId }) => {
    made.push(tenantId)
    await sleep(20)
    const list = Array.from({ length: rows }, (_, nth) => ({ nth, of: tenantId, 'a"b': 'ã\n' }))
    return { at: tenantId, list, none: [], left: undefined }
  })
  return { made, read }
}

test('simultaneous callers share one result, separately per company', async () => {
  const { made, read } = rolls(3)
  const answers = await Promise.all([of('a'), of('a'), of('b'), of('a')].map(read))
  expect(made).toEqual(['a', 'b'])
  expect(answers.map((text) => (JSON.parse(text.toString()) as { at: string }).at)).toEqual([
    'a',
    'a',
    'b',
    'a',
  ])
})

test('few rows are read again by each call', async () => {
  const { made, read } = rolls(3)
  await read(of('a'))
  await read(of('a'))
  expect(made).toHaveLength(2)
})

test('many rows are reused for some time, and written as JSON writes them', async () => {
  const { made, read } = rolls(4_000)
  const text = await read(of('a'))
  expect(await read(of('a'))).toBe(text)
  expect(made).toHaveLength(1)
  const list = Array.from({ length: 4_000 }, (_, nth) => ({ nth, of: 'a', 'a"b': 'ã\n' }))
  expect(JSON.parse(text.toString())).toEqual({ at: 'a', list, none: [] })
})

test('a failure reaches all who wait, and the next call tries again', async () => {
  let calls = 0
  const read = madeOnce(async () => {
    calls += 1
    await sleep(5)
    if (calls === 1) throw new Error('away')
    return { at: 'now' }
  })
  const [first, second] = await Promise.allSettled([read(of('a')), read(of('a'))])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect((await read(of('a'))).toString()).toBe('{"at":"now"}')
})

test('large answers to one company come at a pace, in turns, and those to another at once', async () => {
  const { read } = rolls(4_000)
  const begun = performance.now()
  const sinceOf = async (tenant: string) => {
    await read(of(tenant))
    return performance.now() - begun
  }
  await sinceOf('a')
  const [second, third, other] = await Promise.all([sinceOf('a'), sinceOf('a'), sinceOf('b')])
  expect(third - second).toBeGreaterThan(200)
  expect(other).toBeLessThan(third)
})
