import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A change that CONTRIBUTING.md describes, as a diff, with the tests that the head of the diff
 * names.
 */
export type Recipe = { readonly file: string; readonly tests: readonly string[] }

/** Reads the recipes below `root`; a line `Tests: …` before the first file of a diff names its tests. */
export function readRecipes(root: string): Recipe[] {
  return globSync('docs/recipes/*.diff', { cwd: root })
    .toSorted()
    .map((file) => {
      const [head = ''] = readFileSync(path.join(root, file), 'utf8').split(/^diff --git /m)
      const tests = [...head.matchAll(/^Tests: (.*)$/gm)].flatMap(([, names = '']) =>
        names.split(' '),
      )
      return { file, tests }
    })
}

/**
 * Applies a recipe to the tree below `root`, or with `onlyCheck` only checks that it applies.
 * Throws git's error if it does not.
 */
export function applyRecipe(root: string, { file }: Recipe, options: { onlyCheck: boolean }): void {
  const check = options.onlyCheck ? ['--check'] : []
  execFileSync('git', ['apply', ...check, file], { cwd: root, stdio: 'pipe' })
}
