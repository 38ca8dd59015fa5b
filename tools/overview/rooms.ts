import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A folder of the overview; `about` is the first sentence of its README. */
export type Room = { readonly folder: string; readonly about: string }

/** The folders in the order of the overview; a parent folder comes before its children. */
const ROOMS = [
  'packages/*',
  'apps/api',
  'apps/api/src/*',
  'apps/web',
  'apps/web/src/*',
  'apps/*',
  'tools',
  'e2e',
  'bench',
  'ops/*',
  'docs/*',
]

/** Folders described elsewhere: each module has its own README, printed files have a heading. */
const OF_NO_ROOM = /\/src\/modules$|^docs\/generated$/

/**
 * Reads the folders of the repository with the first sentence of their READMEs. Throws if one has
 * none.
 */
export function readRooms(root: string): Room[] {
  const folders = ROOMS.flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(...path.relative(root, place(entry)).split(path.sep)))
      .toSorted(),
  )
  return [...new Set(folders)]
    .filter((folder) => !OF_NO_ROOM.test(folder))
    .map((folder) => ({ folder, about: firstSentence(root, folder) }))
}

const place = ({ parentPath, name }: { parentPath: string; name: string }) =>
  path.join(parentPath, name)

/**
 * The folder of a module with its README: that of the API, or of the web if the module is only
 * there.
 */
export function moduleFolder(root: string, name: string): string {
  const [api, web] = [`apps/api/src/modules/${name}`, `apps/web/src/modules/${name}`]
  return existsSync(path.join(root, api)) ? api : web
}

/** The first sentence below the title of a folder's README, without its full stop. */
export function firstSentence(root: string, folder: string): string {
  const file = path.join(root, folder, 'README.md')
  if (!existsSync(file)) throw new Error(`${folder} has no README.md that says what it is`)
  const [, text = ''] = readFileSync(file, 'utf8').split(/\n\n+/)
  const [sentence = ''] = text.replaceAll('\n', ' ').split(/\.(?= |$)/)
  return sentence
}
