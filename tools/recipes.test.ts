import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyTree } from './recipes/copy-tree.ts'
import { applyRecipe, readRecipes } from './recipes/recipes.ts'

const root = path.dirname(import.meta.dirname)
const recipes = readRecipes(root)

it.each(recipes)('$file applies to the tree', (recipe) => {
  expect(() => applyRecipe(root, recipe, { onlyCheck: true })).not.toThrow()
})

/** Calls `fill` with a new folder, which is deleted afterwards. */
function inNewFolder(fill: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'portaria-recipes-'))
  try {
    fill(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('a recipe that no longer applies says how to mend it', () => {
  inNewFolder((folder) => {
    const [recipe] = recipes
    if (!recipe) throw new Error('there is no recipe')
    mkdirSync(path.join(folder, 'docs/recipes'), { recursive: true })
    writeFileSync(
      path.join(folder, recipe.file),
      readFileSync(path.join(root, recipe.file), 'utf8'),
    )
    expect(() => applyRecipe(folder, recipe, { onlyCheck: true })).toThrow(
      'The last paragraph of docs/recipes/README.md says how to mend it',
    )
  })
})

// Their own tests run with `npm run test:all`; a function of another shape is found here.
it('what the recipes write has correct types', () => {
  inNewFolder((copy) => {
    copyTree(root, copy)
    for (const recipe of recipes) applyRecipe(copy, recipe, { onlyCheck: false })
    const run = (...args: string[]) =>
      spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    expect(run('tools/print-module-lists.ts')).toMatchObject({ status: 0 })
    const files = new Set(recipes.flatMap(({ changes }) => changes))
    const sources = [...files].filter((file) => /\.tsx?$/.test(file))
    const { status, stdout } = run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...sources)
    expect([status, status === 0 ? '' : stdout]).toEqual([0, ''])
  })
})

it('every recipe names tests that exist or that it adds', () => {
  for (const { file, changes, tests } of recipes) {
    const lost = tests.filter(
      (test) => !existsSync(path.join(root, test)) && !changes.includes(test),
    )
    expect([file, tests.length > 0, lost]).toEqual([file, true, []])
  }
})

it('CONTRIBUTING names every recipe', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...text.matchAll(/docs\/recipes\/[a-z-]+\.diff/g)].map(([name]) => name)
  expect([...new Set(named)].toSorted()).toEqual(recipes.map(({ file }) => file))
})
