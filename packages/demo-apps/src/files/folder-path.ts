import type { DemoFile } from './files.types.ts'

/** One folder on the path to another: its name, and its path from the top. */
export type FolderStep = { readonly name: string; readonly path: string }

/** The folders on the path to a folder: both of `Obras/Salão`. */
export function stepsTo(path: string): FolderStep[] {
  const names = path.split('/').filter(Boolean)
  return names.map((name, nth) => ({ name, path: names.slice(0, nth + 1).join('/') }))
}

/** The path of a folder from the top. */
export const pathOfFolder = ({ location, name }: DemoFile): string =>
  location === '' ? name : `${location}/${name}`

/** Whether a path is a folder; the top always is. */
export const isFolder = (files: readonly DemoFile[], path: string): boolean =>
  path === '' || files.some((file) => file.type === 'folder' && pathOfFolder(file) === path)

/** The content of a folder: folders first, both sorted by name. */
export function heldBy(files: readonly DemoFile[], path: string): DemoFile[] {
  const rank = ({ type }: DemoFile) => (type === 'folder' ? 0 : 1)
  return files
    .filter(({ location }) => location === path)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** The address of a folder. */
export const folderHref = (path: string): string =>
  path === '' ? '/apps/file-manager' : `/apps/file-manager?${new URLSearchParams({ folder: path })}`
