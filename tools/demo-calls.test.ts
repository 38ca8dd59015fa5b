import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../packages/demo-apps/src')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

const callsIn = (texts: readonly { text: string }[]) =>
  new Set(texts.flatMap(({ text }) => text.match(/(GET|POST) \/api\/[\w/-]+/g) ?? []))

test('every call of a demo app’s fake API is made by a screen', () => {
  const answered = callsIn(files.filter(({ file }) => file.endsWith('.handlers.ts')))
  const made = callsIn(files.filter(({ file }) => !/\.(handlers|types|seed)\.ts$/.test(file)))
  expect(answered.size).toBeGreaterThan(0)
  expect([...answered].filter((call) => !made.has(call))).toEqual([])
})
