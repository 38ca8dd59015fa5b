import type { Module } from '../import-rules/read-modules.ts'

const SCREEN_TEST = /\.screen\.test\.tsx$/

/**
 * Matches screens that every shift needs, and the machinery of these screens. Their tests are in
 * every run.
 */
const CORE =
  /^apps\/web\/src\/(modules\/gate\/(desk|entry)|modules\/panic|modules\/accounts\/sign-in|register-pages\/(form|list|record|transitions))\//

/**
 * Files of component tests from the root, the most relevant to a change first; `left` counts the
 * others.
 */
export type ChosenScreens = { readonly chosen: string[]; readonly left: number }

/**
 * Chooses the component tests for some changes, up to `limit` files: those of the core; those whose
 * folder contains a changed file, the newest change first; then those that load a changed file, in
 * the same order. Without a list of changes, only those of the core.
 */
export function chooseScreens(
  modules: readonly Module[],
  changed: readonly string[] | null,
  limit: number,
): ChosenScreens {
  const loads = new Map(modules.map(({ file, imports }) => [file, loadedBy(imports)]))
  const all = modules.map(({ file }) => file).filter((file) => SCREEN_TEST.test(file))
  const core = all.filter((file) => CORE.test(file))
  const [near, far] = [isBeside, isLoaded(loads)].map((touches) => inOrder(all, changed, touches))
  const touched = [...new Set([...core, ...(near ?? []), ...(far ?? [])])]
  const chosen = touched.slice(0, Math.max(limit, core.length))
  return { chosen, left: touched.length - chosen.length }
}

const loadedBy = (imports: Module['imports']) =>
  imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target)

type Touches = (screen: string, changed: string) => boolean

const isBeside: Touches = (screen, changed) => folderOf(screen) === folderOf(changed)

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

/**
 * Returns a function that tells whether a file loads another, itself included, by following
 * imports.
 */
function isLoaded(loads: ReadonlyMap<string, string[]>): Touches {
  const known = new Map<string, ReadonlySet<string>>()
  const reach = (screen: string) => {
    const seen = known.get(screen) ?? walk(screen, loads)
    known.set(screen, seen)
    return seen
  }
  return (screen, changed) => reach(screen).has(changed)
}

function walk(from: string, loads: ReadonlyMap<string, string[]>): ReadonlySet<string> {
  const seen = new Set([from])
  // Iterating a set includes elements added meanwhile.
  for (const file of seen) for (const next of loads.get(file) ?? []) seen.add(next)
  return seen
}

/** The screens affected by changes, those of the newest change first. */
function inOrder(all: readonly string[], changed: readonly string[] | null, touches: Touches) {
  return all
    .map((file) => ({ file, at: (changed ?? []).findIndex((one) => touches(file, one)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ file }) => file)
}
