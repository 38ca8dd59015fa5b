import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { type ActLimit, countAct, dropOldCounts } from './act-counts.ts'
import { problem } from './problem.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const limit: ActLimit = { act: 'test', free: 3, windowS: 60 }

const count = (party: string, { company = 'bosque', ...more }: Options = {}) =>
  test.database.app
    .inTenant(test.actor('sindico', company), (context) =>
      countAct(context, { ...limit, ...more }, party),
    )
    .then(
      () => 'done',
      (error: unknown) => error,
    )

type Options = Partial<ActLimit> & { company?: 'bosque' | 'acacias' }

const later = (party: string, seconds: number) =>
  test.past(`UPDATE act_counts SET since = since - interval '${seconds} seconds'
    WHERE counted_for = '${party}'`)

describe('acts that are limited', () => {
  it('are refused once their window is used up, and allowed again after it', async () => {
    const party = newId()
    for (let nth = 0; nth < 3; nth += 1) expect(await count(party)).toBe('done')
    await later(party, 20)
    expect(await count(party)).toMatchObject({ code: 'throttled', details: { retry_after: 40 } })
    // A refused one does not make the wait longer.
    await later(party, 41)
    for (let nth = 0; nth < 3; nth += 1) expect(await count(party)).toBe('done')
    expect(await count(party)).toMatchObject({ code: 'throttled' })
  })

  it('are counted for each party, act and company', async () => {
    const party = newId()
    for (let nth = 0; nth < 3; nth += 1) expect(await count(party)).toBe('done')
    expect(await count(newId())).toBe('done')
    expect(await count(party, { act: 'other' })).toBe('done')
    expect(await count(party, { company: 'acacias' })).toBe('done')
    expect(await count(party)).toMatchObject({ code: 'throttled' })
  })

  it('are counted together where many are done at once', async () => {
    const party = newId()
    const done = await Promise.all(Array.from({ length: 12 }, () => count(party)))
    expect(done.filter((one) => one === 'done')).toHaveLength(3)
  })

  it('are not counted where they fail', async () => {
    const party = newId()
    const failing = () =>
      test.database.app.inTenant(test.actor('sindico'), async (context) => {
        await countAct(context, limit, party)
        throw problem('not_found')
      })
    for (let nth = 0; nth < 5; nth += 1) await expect(failing()).rejects.toThrow('not_found')
    expect(await count(party)).toBe('done')
  })

  it('are forgotten after a day', async () => {
    const [old, young] = [newId(), newId()]
    for (const party of [old, young]) await count(party)
    await later(old, 90_000)
    await test.database.app.inTenant(test.actor('sindico'), dropOldCounts)
    const kept = await test.past<{ counted_for: string }>(
      `SELECT counted_for FROM act_counts WHERE counted_for IN ('${old}', '${young}')`,
    )
    expect(kept).toEqual([{ counted_for: young }])
  })
})
