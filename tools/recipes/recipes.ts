import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A change that CONTRIBUTING.md describes, as a diff: the files that it leaves behind, and the tests
 * that its head names.
 */
export type Recipe = {
  readonly file: string
  readonly changes: readonly string[]
  readonly tests: readonly string[]
}

/** Reads the recipes below `root`; a line `Tests: …` before the first file of a diff names its tests. */
export function readRecipes(root: string): Recipe[] {
  return globSync('docs/recipes/*.diff', { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const [head = ''] = text.split(/^diff --git /m)
      const changes = [...text.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, name = '']) => name)
      const tests = [...head.matchAll(/^Tests: (.*)$/gm)].flatMap(([, names = '']) =>
        names.split(' '),
      )
      return { file, changes, tests }
    })
}

/**
 * Applies a recipe to the tree below `root`, or with `onlyCheck` only checks that it applies. Throws
 * an error that says what to do if it does not.
 */
export function applyRecipe(root: string, { file }: Recipe, options: { onlyCheck: boolean }): void {
  const check = options.onlyCheck ? ['--check'] : []
  const args = ['apply', ...check, file]
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  throw new Error(
    `${file} no longer applies: a change touched lines that this recipe needs. The last paragraph of docs/recipes/README.md says how to mend it.\n${stderr}`,
  )
}
