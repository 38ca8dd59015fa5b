import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { secretUses } from './secret-uses.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('every use of the secret is in the table of the decision, with its kind', () => {
  const text = read('docs/decisions/0126-the-secret-can-be-changed.md')
  const rows = [...text.matchAll(/^\| `(.+?)` \| (\w+) \| .+ \|$/gm)]
  expect(rows).toHaveLength(Object.keys(secretUses).length)
  expect(Object.fromEntries(rows.map(([, use, kind]) => [use, kind]))).toEqual(secretUses)
})

/** Files that may handle the texts of secrets, or derive keys from them. */
const handlers = [
  'apps/api/src/change-secret.ts',
  'apps/api/src/copy-server.ts',
  'apps/api/src/platform/secrets/',
]

it('keys derive from the secret in one place alone', () => {
  const found = globSync('apps/api/src/**/*.ts', { cwd: root }).filter((file) => {
    const isOurs = file.endsWith('.test.ts') || file.startsWith('apps/api/src/testing/')
    if (isOurs || handlers.some((one) => file.startsWith(one))) return false
    return /\b(hkdfSync|derivedKey|textsOf|currentOf|secretsOf)\b/.test(read(file))
  })
  expect(found).toEqual([])
})
