import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The tree of this release. */
export const thisRelease = path.resolve(import.meta.dirname, '../../../../..')

/** The version of the release that a test makes. */
export const NEXT = '99.0.0'

/** A release after this one, as a tree of its own. */
export type NextRelease = { readonly tree: string; remove(): Promise<void> }

/** Copies the server of this release, and makes of it the next one, which brings some migrations. */
export async function nextRelease(
  migrations: Readonly<Record<string, string>>,
): Promise<NextRelease> {
  const tree = await mkdtemp(path.join(tmpdir(), 'portaria-next-'))
  for (const own of [
    'package.json',
    'apps/api/package.json',
    'apps/api/src',
    'apps/api/migrations',
  ])
    await cp(path.join(thisRelease, own), path.join(tree, own), { recursive: true })
  // The workspaces that the server uses are those of this release.
  for (const shared of ['node_modules', 'apps/api/node_modules'])
    await symlink(path.join(thisRelease, shared), path.join(tree, shared))
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(tree, file)
    const text = await readFile(place, 'utf8')
    const edited = edit(text)
    if (edited === text) throw new Error(`${file} says nothing of a version`)
    await writeFile(place, edited)
  }
  await change('package.json', (text) => text.replace(/("version": ")[^"]*/, `$1${NEXT}`))
  await change('apps/api/src/platform/database/releases.ts', (text) =>
    text.replace(/'\]$/m, `', '${NEXT}']`),
  )
  for (const [name, text] of Object.entries(migrations))
    await writeFile(path.join(tree, 'apps/api/migrations', name), text)
  return { tree, remove: () => rm(tree, { recursive: true, force: true }) }
}
