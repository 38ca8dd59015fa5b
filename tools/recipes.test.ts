import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { applyRecipe, readRecipes } from './recipes/recipes.ts'

const root = path.dirname(import.meta.dirname)
const recipes = readRecipes(root)

it.each(recipes)('$file applies to the tree', (recipe) => {
  expect(() => applyRecipe(root, recipe, { onlyCheck: true })).not.toThrow()
})

it('every recipe names tests that exist or that it adds', () => {
  for (const { file, tests } of recipes) {
    const added = readFileSync(path.join(root, file), 'utf8')
    const lost = tests.filter(
      (test) => !existsSync(path.join(root, test)) && !added.includes(`+++ b/${test}`),
    )
    expect([file, tests.length > 0, lost]).toEqual([file, true, []])
  }
})

it('CONTRIBUTING names every recipe', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...text.matchAll(/docs\/recipes\/[a-z-]+\.diff/g)].map(([name]) => name)
  expect([...new Set(named)].toSorted()).toEqual(recipes.map(({ file }) => file))
})
