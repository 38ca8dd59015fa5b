import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { moduleReach } from './module-reach.ts'

const here = (file: string) => path.join(import.meta.dirname, 'src', file)

const windowFolder = path.resolve(import.meta.dirname, '../../packages/ui/src/overlays/windows')

/**
 * The parts in which the code travels that a list needs, by the modules each begins with. A module
 * belongs to the first part that reaches it without a dynamic import. Left to itself the bundler
 * cuts a file for every combination of pages: fifty small ones for a list, which compress badly.
 */
const parts: readonly { name: string; roots: readonly string[] }[] = [
  { name: 'start', roots: [here('main.tsx')] },
  {
    name: 'frame',
    roots: [
      'Frame.tsx',
      'RegisterScreen.tsx',
      'register-routes.ts',
      'register-pages.ts',
      'fetch-first-rows.ts',
    ].map((file) => here(`app/${file}`)),
  },
  { name: 'list', roots: [here('register-pages/RegisterListPage.tsx')] },
  {
    name: 'windows',
    roots: readdirSync(windowFolder).map((file) => path.join(windowFolder, file)),
  },
  { name: 'form', roots: [here('register-pages/RegisterFormPage.tsx')] },
]

/** What whoever is not signed in sees, and must not bring the rest along. */
const guestPages = ['LoginScreen.tsx', 'ErrorPage.tsx'].map((file) => here(`app/${file}`))

/** Gathers modules into the parts, and what guests share with them into one of its own. */
export function chunkGroups(): Plugin {
  const names = ['start', 'common', ...parts.slice(1).map(({ name }) => name)]
  const partOf = new Map<string, string>()
  const groups = names.map(
    (part, index): Rolldown.CodeSplittingGroup => ({
      debugName: part,
      name: (id) => (partOf.get(id) === part ? part : null),
      priority: names.length - index,
      includeDependenciesRecursively: false,
    }),
  )
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    async buildEnd() {
      const reachFrom = moduleReach(this)
      const guests = await reachFrom(guestPages)
      for (const { name, roots } of parts) {
        for (const id of await reachFrom(roots)) {
          if (partOf.has(id)) continue
          partOf.set(id, name !== 'start' && guests.has(id) ? 'common' : name)
        }
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`files that wait for each other: ${circle.join(' → ')}`)
    },
  }
}

/** Files that import each other in a circle: one of them would run before what it needs. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
