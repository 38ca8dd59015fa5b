import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The scope of this repository's own workspaces, which packages find in its `node_modules`. */
const OWN_SCOPE = '@portaria'

/**
 * Copies the tree below `root`, including files that are not committed. Installed packages become
 * links to the original, except the workspaces: their links lead into the copy.
 */
export function copyTree(root: string, copy: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
  }
  for (const folder of globSync(['node_modules', '{apps,packages}/*/node_modules'], {
    cwd: root,
  })) {
    mkdirSync(path.join(copy, folder), { recursive: true })
    for (const name of readdirSync(path.join(root, folder))) {
      const [from, to] = [path.join(root, folder, name), path.join(copy, folder, name)]
      // The workspaces' links are relative, so they point into the copy.
      if (name === OWN_SCOPE) cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else symlinkSync(from, to)
    }
  }
}
