import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkImports } from '../import-rules.ts'
import { brokenFolders, CONTRACT_FOLDERS, UPWARD_IMPORTS } from './contract-folders.ts'

const SOURCE = 'packages/contract/src/'
const UPWARD = 'a folder of the contract uses those below it'
const STRAY = 'a file of the contract is in a folder that has a place'

function inFolder(folder: string, file: string): string {
  const place = folder === 'lists' ? 'modules' : folder === 'modules' ? 'modules/units' : folder
  return `${SOURCE}${place}/${file}`
}

/** The names of the rules that are broken when `from` imports `to`. */
function broken(from: string, to: string): string[] {
  const one = { line: 1, specifier: to, target: to, typeOnly: false }
  return brokenFolders({ file: from, imports: [one] }).map(({ rule }) => rule)
}

describe('a folder of the contract', () => {
  const steps = CONTRACT_FOLDERS.slice(1).map(
    (above, place) => [CONTRACT_FOLDERS[place] ?? above, above] as const,
  )

  test.each(steps)('%s may not import %s, which may import it', (below, above) => {
    const [low, high] = [inFolder(below, 'low.ts'), inFolder(above, 'high.ts')]
    expect(broken(low, high)).toEqual([UPWARD])
    expect(broken(high, low)).toEqual([])
    expect(broken(low.replace('.ts', '.test.ts'), high)).toEqual([])
  })

  test.each(['roles.ts', 'laundry/laundry.ts'])(
    'is the place of every file: %s has none',
    (file) => {
      expect(broken(SOURCE + file, 'npm:zod/mini')).toEqual([STRAY])
    },
  )
})

describe('an upward import', () => {
  test.each(UPWARD_IMPORTS)('from $from is allowed and still needed', ({ from, to }) => {
    expect(broken(SOURCE + from, SOURCE + to)).toEqual([])
    expect(broken(SOURCE + from, inFolder('value-types', 'text.ts'))).toEqual([
      'an upward import of the contract is one that is needed',
    ])
  })

  test('is rare', () => {
    expect(UPWARD_IMPORTS.length).toBeLessThanOrEqual(5)
  })
})

describe('all imports', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portaria-contract-folders-'))
  afterAll(() => rmSync(root, { recursive: true }))

  test('are checked for the order of folders', () => {
    const files = { 'value-types/text.ts': `import '../actors/roles.ts'`, 'actors/roles.ts': '' }
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(root, SOURCE, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
    expect(checkImports(root).breaches).toMatchObject([
      { rule: UPWARD, place: `${SOURCE}value-types/text.ts:1` },
    ])
  })
})
