import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { measure } from './measure.ts'
import { readSometimes } from './read-sometimes.ts'
import { openTally } from './tally.ts'
import { tellMeasures } from './told-measures.ts'

const opened = measure({
  name: 'portaria_tried_doors_total',
  help: 'Doors.',
  labels: { outcome: ['granted', 'denied'] },
})
const waited = measure({
  name: 'portaria_tried_wait_seconds',
  help: 'Waits.',
  labels: {},
  buckets: [1, 5],
})
const refused = measure({
  name: 'portaria_tried_refusals_total',
  help: 'Refusals.',
  labels: { tenant: 'tenant' },
})

function open() {
  const [tally, registry] = [openTally(), new Registry()]
  const end = tellMeasures(tally, [opened, waited, refused], registry)
  const lines = async () => (await registry.metrics()).split('\n')
  return { tally, end, lines }
}

describe('what is counted', () => {
  it('is told from the start, each series as zero', async () => {
    const { lines } = open()
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'portaria_tried_doors_total{outcome="granted"} 0',
        'portaria_tried_doors_total{outcome="denied"} 0',
        'portaria_tried_wait_seconds_count 0',
        'portaria_tried_refusals_total{tenant="others"} 0',
      ]),
    )
  })

  it('is added up, and put into buckets of seconds', async () => {
    const { tally, end, lines } = open()
    tally.add(opened, { outcome: 'denied' })
    tally.add(opened, { outcome: 'denied' }, 2)
    tally.add(waited, {}, 3)
    end()
    tally.add(opened, { outcome: 'denied' })
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'portaria_tried_doors_total{outcome="denied"} 3',
        'portaria_tried_wait_seconds_bucket{le="1"} 0',
        'portaria_tried_wait_seconds_bucket{le="5"} 1',
        'portaria_tried_wait_seconds_sum 3',
      ]),
    )
  })

  it('tells a hundred companies apart, and no more', async () => {
    const { tally, lines } = open()
    for (let nth = 1; nth <= 150; nth += 1) tally.add(refused, { tenant: `company ${nth}` })
    tally.add(refused, { tenant: 'company 1' })
    const series = (await lines()).filter((line) => line.startsWith('portaria_tried_refusals'))
    expect(series).toHaveLength(101)
    expect(series).toContain('portaria_tried_refusals_total{tenant="company 1"} 2')
    expect(series).toContain('portaria_tried_refusals_total{tenant="others"} 50')
  })
})

describe('what the database is asked for', () => {
  it('is read once in 15 seconds, and told for a minute while the database is away', async () => {
    let at = 0
    let asked = 0
    const read = readSometimes(
      async () => {
        asked += 1
        if (asked > 2) throw new Error('away')
        return asked
      },
      { now: () => at },
    )
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    at = 14_999
    expect(await read()).toBe(1)
    at = 15_000
    expect(await read()).toBe(2)
    at = 74_000
    expect([await read(), asked]).toEqual([2, 3])
    at = 75_000
    expect(await read()).toBeNull()
  })

  it('is told without it while the database hangs, and asked once at a time', async () => {
    let at = 0
    let asked = 0
    const hangs = Promise.withResolvers<number>()
    const read = readSometimes(
      () => {
        asked += 1
        return asked === 1 ? Promise.resolve(1) : hangs.promise
      },
      { now: () => at, waitMs: 5 },
    )
    expect(await read()).toBe(1)
    at = 20_000
    expect(await read()).toBe(1)
    at = 40_000
    expect([await read(), asked]).toEqual([1, 2])
    hangs.resolve(2)
    await hangs.promise
    expect(await read()).toBe(2)
  })
})
