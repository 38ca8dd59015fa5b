import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '../..')

/**
 * Finds the files that changed since a commit, newest first: uncommitted ones by the time of their
 * last change, then those of one commit after another.
 */
export function filesSince(commit: string, root = repository): string[] {
  const open = [
    ...lines(git(root, 'diff', '--name-only', 'HEAD')),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard', '--full-name', ':/')),
  ]
  const changedAt = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
  const newest = open
    .map((file) => ({ file, at: changedAt(file) }))
    .toSorted((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .map(({ file }) => file)
  const committed = lines(git(root, 'log', '--format=', '--name-only', `${commit}..HEAD`))
  return [...new Set([...newest, ...committed])]
}

/**
 * Finds the files that changed since the commit at which a stage of the full run last succeeded, as
 * recorded in its file. Null without that file, or if the history does not go back that far.
 */
export function filesSinceFullRun(
  file: string,
  stage: 'sabotages' | 'tests',
  root = repository,
): string[] | null {
  const commit = commitOf(path.join(root, file), stage)
  if (commit === null) return null
  try {
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD')
    return filesSince(commit, root)
  } catch {
    return null
  }
}

function commitOf(file: string, stage: string): string | null {
  try {
    const { stages } = JSON.parse(readFileSync(file, 'utf8')) as {
      stages?: Partial<Record<string, { commit?: unknown }>>
    }
    const commit = String(stages?.[stage]?.commit)
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit : null
  } catch {
    // There was no full run yet.
    return null
  }
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const lines = (text: string) => text.split('\n').filter((line) => line !== '')
