import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** What stands there (docs/decisions/0029); it must not grow. */
const BUDGET = { machinery: 9_194, spreadsheets: 3_295 }

const folders = [
  'packages/contract/src/define-register',
  'apps/api/src/register-endpoints',
  'apps/web/src/register-pages',
]

const isCounted = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|sabotages)\.tsx?$/.test(file) &&
  !/(^|\/)(texts|field-kinds)\//.test(file)

/** Lines with something beside a comment on them: explaining is free. */
const linesOfCode = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length

const isSpreadsheet = (file: string) =>
  /(^|\/)(imports|spreadsheets)\/|spreadsheet|export/.test(file)

test('the machinery stays within what one person can read', () => {
  const lines = { machinery: 0, spreadsheets: 0 }
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(isCounted)) {
      const text = readFileSync(path.join(root, folder, file), 'utf8')
      lines[isSpreadsheet(file) ? 'spreadsheets' : 'machinery'] += linesOfCode(text)
    }
  }
  expect(lines.machinery).toBeGreaterThan(0)
  expect(lines.machinery).toBeLessThanOrEqual(BUDGET.machinery)
  expect(lines.spreadsheets).toBeLessThanOrEqual(BUDGET.spreadsheets)
})
