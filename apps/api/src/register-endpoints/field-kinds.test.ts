import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = [
  import.meta.dirname,
  path.resolve(import.meta.dirname, '../../../../packages/contract/src/define-register'),
]

/**
 * A comparison of a field's kind; references and owned rows are handled by the machinery itself.
 */
const comparesKind = /field\??\.kind [!=]== '(?!reference'|rows')\w+'/

it('is the only place where the machinery compares the kind of a field', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => !file.includes('field-kinds'))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => comparesKind.test(readFileSync(file, 'utf8')))).toEqual([])
})
