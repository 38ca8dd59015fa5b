import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLane, type TestLane } from './test-lane.ts'

const tests = ['tools/sabotage/sample/guard.test.ts']
const edit = { file: 'tools/sabotage/sample/guard.ts', find: 'years < 18', replace: 'years < 0' }
const server = { databaseServerUrl: 'postgres://nobody', templateDatabase: 'none' }
const clonedDatabase = 'none'

describe('a lane of tests', () => {
  let folder: string
  let lane: TestLane
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-lane-'))
    lane = await openTestLane(server, folder)
  })
  afterAll(async () => {
    await lane.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('applies an edit and reverts it: nothing is left for the next run', async () => {
    const red = await lane.run({ tests, edit, clonedDatabase })
    expect(red.isEdited).toBe(true)
    expect(red.failures.map(({ name }) => name)).toEqual(['a guard > refuses minors'])

    const green = await lane.run({ tests, clonedDatabase })
    expect(green).toMatchObject({ isEdited: false, failures: [], passed: 3 })

    const again = await lane.run({ tests, edit, clonedDatabase })
    expect(again.failures).toHaveLength(1)
  })

  it('applies it in the processes that a test starts', async () => {
    const only = 'in a process that a test starts'
    const { passed, failures } = await lane.run({ tests, only, edit, clonedDatabase })
    expect(passed).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it('runs one test by its name, or all past the first failure', async () => {
    const one = await lane.run({ tests, only: 'lets grown-ups in', edit, clonedDatabase })
    expect(one).toMatchObject({ isEdited: true, failures: [], passed: 1 })
    const all = await lane.run({ tests, isWhole: true, edit, clonedDatabase })
    expect(all.failures).toHaveLength(2)
  })

  it('has no result of the former run if a process dies', async () => {
    const red = await lane.run({ tests, edit, clonedDatabase })
    expect(red.failures).toHaveLength(1)
    const dies = { ...edit, replace: "process.kill(process.pid, 'SIGKILL')" }
    const dead = await lane.run({ tests, edit: dies, clonedDatabase })
    expect(dead).toMatchObject({ failures: [], passed: 0 })
    expect(dead.output).toContain('Worker exited unexpectedly')
  })

  it('reports that no process has loaded the edited module', async () => {
    const gone = await lane.run({ tests, edit: { ...edit, find: 'years < 21' }, clonedDatabase })
    expect(gone).toMatchObject({ isEdited: false, failures: [], passed: 3 })
  })
})
