import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { releases } from '../../platform/database/releases.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** The version of this release, and of the one after it that tests make. */
export const THIS = releases.at(-1) ?? ''
export const NEXT = '99.0.0'

/** A server of a release as a tree of its own, with a web app of one script. */
export type ReleaseTree = {
  readonly path: string
  /** The name of its script below `/assets`. */
  readonly script: string
  remove(): Promise<void>
}

/**
 * Copies the server of this release; of another version, it becomes that release, with migrations
 * of its own by their names.
 */
export async function releaseTree(
  version: string,
  migrations: Readonly<Record<string, string>> = {},
): Promise<ReleaseTree> {
  const tree = await mkdtemp(path.join(tmpdir(), 'portaria-release-'))
  const at = (...parts: string[]) => path.join(tree, ...parts)
  for (const own of [
    'package.json',
    'apps/api/package.json',
    'apps/api/src',
    'apps/api/migrations',
  ])
    await cp(path.join(root, own), at(own), { recursive: true })
  // The workspaces that the server uses are those of this release.
  for (const shared of ['node_modules', 'apps/api/node_modules'])
    await symlink(path.join(root, shared), at(shared))
  await edit(at('package.json'), /("version": ")[^"]*/, `$1${version}`)
  if (version !== THIS)
    await edit(at('apps/api/src/platform/database/releases.ts'), /'\]$/m, `', '${version}']`)
  for (const [name, text] of Object.entries(migrations))
    await writeFile(at('apps/api/migrations', name), text)
  const script = `page-${version}.js`
  await mkdir(at('apps/web/dist/assets'), { recursive: true })
  await writeFile(at('apps/web/dist/index.html'), '<!doctype html><html><head></head></html>')
  await writeFile(at('apps/web/dist/assets', script), `// ${version}`)
  return { path: tree, script, remove: () => rm(tree, { recursive: true, force: true }) }
}

async function edit(file: string, find: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!find.test(text)) throw new Error(`${file} says no version`)
  await writeFile(file, text.replace(find, replacement))
}
