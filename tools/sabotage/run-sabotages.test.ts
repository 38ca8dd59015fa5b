import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { PlacedSabotage } from './gather-sabotages.ts'
import { isProof, type Lane, requireTargets, sabotageAll } from './run-sabotages.ts'
import type { Attempt, Outcome } from './test-lane.ts'

const sabotage = (name: string, more: Partial<PlacedSabotage> = {}): PlacedSabotage => ({
  name,
  home: 'a.sabotages.ts',
  tests: [`${name}.test.ts`],
  ...more,
})

/**
 * Makes lanes whose tests fail, except for sabotages of one name, and records the order of runs on
 * each.
 */
function lanesOf(count: number, { green = '', takesMs = 0 } = {}) {
  const ran: string[] = []
  let now = 0
  let most = 0
  const run = async ({ tests: [file = ''] }: Attempt): Promise<Outcome> => {
    ran.push(file.replace('.test.ts', ''))
    now += 1
    most = Math.max(most, now)
    await sleep(takesMs)
    now -= 1
    const failure = { name: 'refuses', isTest: true, file, message: '' }
    return {
      passed: 1,
      failures: file.startsWith(`${green}.`) ? [] : [failure],
      isEdited: false,
      output: '',
    }
  }
  const lane: Lane = { database: { use: (_, work) => work('clone') }, tests: { run } }
  return { lanes: Array.from({ length: count }, () => lane), ran, atOnce: () => most }
}

const quiet = { say: () => undefined }

describe('a run of sabotages', () => {
  it('counts what was noticed and what was not', async () => {
    const { lanes } = lanesOf(2, { green: 'b' })
    const all = ['a', 'b', 'c'].map((name) => sabotage(name))
    const said: string[] = []
    const counts = await sabotageAll(lanes, all, { say: (line) => said.push(line) })
    expect(counts).toEqual({ done: 3, unnoticed: 1, left: 0 })
    expect(said.filter((line) => line.startsWith('GREEN'))).toEqual([
      expect.stringContaining('1 tests stayed green'),
    ])
    expect(isProof(counts)).toBe(false)
  })

  it('starts none after its time, and counts those it leaves out', async () => {
    const { lanes, ran } = lanesOf(1)
    const all = ['a', 'b', 'c', 'd'].map((name) => sabotage(name))
    const counts = await sabotageAll(lanes, all, {
      ...quiet,
      budgetMs: 45_000,
      now: () => ran.length * 30_000,
    })
    expect(counts).toEqual({ done: 2, unnoticed: 0, left: 2 })
    expect(ran).toEqual(['a', 'b'])
    expect(isProof(counts)).toBe(true)
  })

  it('fails if none was performed', async () => {
    const { lanes } = lanesOf(1)
    const counts = await sabotageAll(lanes, [sabotage('a')], { ...quiet, budgetMs: 0 })
    expect(counts).toEqual({ done: 0, unnoticed: 0, left: 1 })
    expect(isProof(counts)).toBe(false)
  })

  it('runs sabotages that change a role alone, after all others', async () => {
    const { lanes, ran, atOnce } = lanesOf(3, { takesMs: 5 })
    const role = { sql: 'ALTER ROLE a BYPASSRLS', undo: 'ALTER ROLE a NOBYPASSRLS' }
    const all = [sabotage('role', role), sabotage('a'), sabotage('b'), sabotage('other', role)]
    await sabotageAll(lanes, all, quiet)
    expect(ran).toEqual(['a', 'b', 'role', 'other'])
    expect(atOnce()).toBe(2)
  })

  it('refuses a sabotage whose text is gone', async () => {
    const edit = { file: 'tools/sabotage/sample/guard.ts', find: 'years < 18', replace: '' }
    await requireTargets([sabotage('a', { edit })])
    const gone = sabotage('b', { edit: { ...edit, find: 'years < 21' } })
    await expect(requireTargets([gone])).rejects.toThrow('"b" finds nothing to change')
  })
})
