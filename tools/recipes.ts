import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyTree } from './recipes/copy-tree.ts'
import { applyRecipe, readRecipes } from './recipes/recipes.ts'

const root = path.dirname(import.meta.dirname)
const copy = mkdtempSync(path.join(tmpdir(), 'portaria-recipes-'))

/** Runs a command in the copy; throws if it fails. */
function run(program: string, ...args: string[]): void {
  process.stdout.write(`\n${path.basename(program)} ${args.join(' ')}\n`)
  const { status } = spawnSync(program, args, { cwd: copy, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${copy}`)
}

/**
 * Applies all recipes to a copy of the tree, prints its printed files, and runs the checks and the
 * tests that the recipes name. If a step fails, the copy is kept for inspection.
 */
copyTree(root, copy)
const recipes = readRecipes(copy)
for (const recipe of recipes) {
  process.stdout.write(`${recipe.file}\n`)
  applyRecipe(copy, recipe, { onlyCheck: false })
}
run(process.execPath, 'tools/run.mjs', 'print')
run(process.execPath, 'tools/run.mjs', 'check')
const projects = ['api', 'units*'].flatMap((name) => ['--project', name])
const tests = recipes.flatMap((recipe) => recipe.tests)
run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...projects, ...tests)
rmSync(copy, { recursive: true })
