import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Whether a file holds our own sentences: those for people of the product are in texts and
 * articles.
 */
const isOurs = (file: string) =>
  /\.(ts|tsx|mjs|md)$/.test(file) &&
  !/\/(texts|articles)\/|\/en\.ts$/.test(file) &&
  !file.endsWith('words.test.ts')

const vague = /\bwhoever\b/i

it('comments, names of tests and decisions say who is meant', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const ours = files.filter((file) => isOurs(file) && existsSync(path.join(root, file)))
  const lines = ours.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, place) => (vague.test(line) ? [`${file}:${place + 1}`] : [])),
  )
  expect(lines).toEqual([])
})
