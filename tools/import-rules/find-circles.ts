import type { Module } from './read-modules.ts'

/**
 * The circles of modules that need each other at run time, each as the files in the order of their
 * imports, beginning and ending with the same one; one circle of modules that have several.
 */
export function findCircles(modules: readonly Module[]): string[][] {
  const next = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
    ]),
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
