import type { Module } from './read-modules.ts'

/**
 * Finds circles of files that import each other, including type imports. Each is in the order of
 * the imports, and begins and ends with the same file; a group of files with several circles gives
 * one.
 */
export function findCircles(modules: readonly Module[]): string[][] {
  const next = new Map(
    modules.map(({ file, imports }) => [file, imports.map(({ target }) => target)]),
  )
  const done = new Set<string>()
  const circles: string[][] = []
  const trail: string[] = []
  const visit = (file: string) => {
    const begin = trail.indexOf(file)
    if (begin >= 0) circles.push([...trail.slice(begin), file])
    if (begin >= 0 || done.has(file)) return
    trail.push(file)
    for (const target of next.get(file) ?? []) visit(target)
    trail.pop()
    done.add(file)
  }
  for (const { file } of modules) visit(file)
  return circles
}
