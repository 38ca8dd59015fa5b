import type { Module } from './read-modules.ts'

/**
 * The circles of files that need each other, by types alone too, each in the order of the imports,
 * beginning and ending with the same file; one circle of files that have several.
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
