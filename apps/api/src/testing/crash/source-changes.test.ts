import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceChanges } from './source-changes.ts'

test.each(Object.entries(sourceChanges))(
  '%s is still a change of the source',
  async (_, change) => {
    const source = path.join(import.meta.dirname, '../..', change.file)
    expect(await readFile(source, 'utf8')).toContain(change.find)
  },
)
