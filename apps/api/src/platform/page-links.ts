import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Manifest = Readonly<Record<string, { file: string; name?: string; assets?: string[] }>>

/** Parts of the script (`apps/web/chunks.ts`) that a page loads once its own code runs. */
const parts = {
  open: ['index', 'common'],
  frame: ['index', 'common', 'frame'],
  list: ['index', 'common', 'frame', 'list'],
  landing: ['index', 'common', 'frame', 'list', 'landing'],
} as const

/**
 * Reads the `Link` header of a page. It names the font and, for pages inside the shell, the scripts
 * that the page will load, so that the browser fetches them in parallel with the first script. Null
 * if the folder was built without a manifest.
 */
export async function readPageLinks(
  webFolder: string,
): Promise<((path: string) => string | null) | null> {
  const file = path.join(webFolder, '.vite/manifest.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const files = Object.values(JSON.parse(text) as Manifest)
  const font = files.flatMap(({ assets = [] }) => assets).find((name) => /latin-wght/.test(name))
  const letters = font ? [`</${font}>; rel=preload; as=font; crossorigin`] : []
  const linkOf = (part: string) =>
    files.filter(({ name }) => name === part).map((one) => `</${one.file}>; rel=modulepreload`)
  const header = (names: readonly string[]) => [...letters, ...names.flatMap(linkOf)].join(', ')
  const links = new Map(Object.entries(parts).map(([kind, names]) => [kind, header(names)]))
  return (asked) => links.get(kindOfPage(asked)) || null
}

/**
 * Returns the kind of a page. Lists have a trailing slash (interface §1); pages that
 * open without signing in have no shell.
 */
function kindOfPage(asked: string): keyof typeof parts {
  if (asked === '/apps/dashboards/project') return 'landing'
  const isOpen = ['/apps/guests/', '/apps/faces/'].some((folder) => asked.startsWith(folder))
  if (!asked.startsWith('/apps/') || isOpen) return 'open'
  return asked.endsWith('/') ? 'list' : 'frame'
}
