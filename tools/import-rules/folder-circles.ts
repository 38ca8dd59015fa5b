import { findCircles } from './find-circles.ts'
import type { Module } from './read-modules.ts'

/**
 * The modules in which folders import in one direction only, from high to low. If a lower folder
 * needs something of a higher one, the higher one provides it.
 */
export const ORDERED_MODULES: readonly string[] = [
  'accounts',
  'proofs',
  'identities',
  'rules',
  'reservations',
  'announcements',
]

/** A circle of folders in one module, with the place of an import from the first to the second. */
export type FolderCircle = { readonly folders: readonly string[]; readonly place: string }

/** Tests and sabotages, which may import any folder of their module. */
const JUDGES = /\.(test|sabotages)\.tsx?$/

/**
 * A folder of a module: `room` is the module's folder in a workspace, `name` the folder within it.
 */
type Folder = { readonly room: string; readonly name: string }

/**
 * Returns the folder of a file in a module of the list; each folder in `public/` counts separately.
 */
function folderOf(file: string): Folder | undefined {
  const found = /^((?:packages\/contract|apps\/api)\/src\/modules\/([^/]+))\/(.+)$/.exec(file)
  const [, room = '', module = '', rest = ''] = found ?? []
  if (!ORDERED_MODULES.includes(module)) return undefined
  const within = rest.split('/').slice(0, -1)
  return { room, name: within.slice(0, within[0] === 'public' ? 2 : 1).join('/') || '.' }
}

/** Finds the circles of folders in the modules of the list. */
export function folderCircles(modules: readonly Module[]): FolderCircle[] {
  const places = new Map<string, string>()
  const needs = new Map<string, Set<string>>()
  for (const { file, imports } of modules) {
    const own = JUDGES.test(file) ? undefined : folderOf(file)
    if (own === undefined) continue
    const from = `${own.room}/${own.name}`
    const needed = needs.get(from) ?? new Set()
    needs.set(from, needed)
    for (const { target, line } of imports) {
      const other = folderOf(target)
      if (other?.room !== own.room || other.name === own.name) continue
      const to = `${other.room}/${other.name}`
      needed.add(to)
      const arrow = `${from} → ${to}`
      if (!places.has(arrow)) places.set(arrow, `${file}:${line}`)
    }
  }
  const asFiles = [...needs].map(([file, needed]) => ({
    file,
    imports: [...needed].map((target) => ({ target, line: 0, specifier: target, typeOnly: false })),
  }))
  return findCircles(asFiles).map((circle) => ({
    folders: circle,
    place: places.get(`${circle[0]} → ${circle[1]}`) ?? '',
  }))
}
