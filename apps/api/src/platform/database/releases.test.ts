import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { releases } from './releases.ts'

it('end with the version of package.json, and name none twice', async () => {
  const file = new URL('../../../../../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  expect(releases.at(-1)).toBe(version)
  expect(new Set(releases).size).toBe(releases.length)
})
