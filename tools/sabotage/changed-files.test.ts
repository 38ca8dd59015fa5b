import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesSince, filesSinceFullRun } from './changed-files.ts'

describe('files that changed', () => {
  let root: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  const write = (file: string, text: string) => writeFile(path.join(root, file), text)
  async function commit(file: string): Promise<string> {
    await write(file, `${file} ${Math.random()}`)
    git('add', '-A')
    git('commit', '-qm', file)
    return git('rev-parse', 'HEAD')
  }

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'portaria-history-'))
    git('init', '-q')
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('come newest first: uncommitted ones by their time, then commit by commit', async () => {
    const first = await commit('a.ts')
    await commit('b.ts')
    await commit('c.ts')
    await write('a.ts', 'changed')
    await write('new.ts', 'new')
    await utimes(path.join(root, 'a.ts'), 1_000, 1_000)
    await utimes(path.join(root, 'new.ts'), 2_000, 2_000)
    expect(filesSince(first, root)).toEqual(['new.ts', 'a.ts', 'c.ts', 'b.ts'])
  })

  it('are counted from the commit of the last full run', async () => {
    const first = await commit('a.ts')
    await commit('b.ts')
    const stages = { sabotages: { commit: first }, tests: { commit: git('rev-parse', 'HEAD') } }
    await write('full-run.json', JSON.stringify({ stages }))
    git('add', '-A')
    git('commit', '-qm', 'full run')
    const since = (stage: 'sabotages' | 'tests') => filesSinceFullRun('full-run.json', stage, root)
    expect(since('sabotages')).toEqual(['full-run.json', 'b.ts'])
    expect(since('tests')).toEqual(['full-run.json'])
  })

  it.each([
    ['nobody has run all', null],
    [
      'the history lacks the commit',
      JSON.stringify({ stages: { sabotages: { commit: 'a'.repeat(40) } } }),
    ],
    ['the file names no commit', '{}'],
  ])('are not known where %s', async (_, text) => {
    await commit('a.ts')
    if (text !== null) await write('full-run.json', text)
    expect(filesSinceFullRun('full-run.json', 'sabotages', root)).toBeNull()
  })
})
