import { execFileSync } from 'node:child_process'
import type { PlacedSabotage } from './gather-sabotages.ts'

/** Which sabotages a run does; all of them where nothing is chosen. */
export type Choice = {
  /** Of names that contain a text. */
  readonly named?: string
  /** Whose source, tests or own file one of these files is. */
  readonly touching?: readonly string[]
  /** Each tenth, beginning with the one of this number, from 0 to 9. */
  readonly tenth?: number
}

/** The sabotages that a choice leaves, in their order. */
export function chooseSabotages(
  all: readonly PlacedSabotage[],
  { named = '', touching, tenth }: Choice,
): PlacedSabotage[] {
  return all
    .filter((_, place) => tenth === undefined || place % 10 === tenth)
    .filter(({ name }) => name.includes(named))
    .filter((one) => touching === undefined || touching.some((file) => isTouched(one, file)))
}

function isTouched({ home, tests, edit }: PlacedSabotage, file: string): boolean {
  const isTest = (test: string) => (test.endsWith('/') ? file.startsWith(test) : file === test)
  return file === home || file === edit?.file || tests.some(isTest)
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

/** The files that differ from a commit, those that git does not know yet among them. */
export function filesSince(commit: string): string[] {
  return [
    ...lines(git('diff', '--name-only', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '--full-name', ':/')),
  ]
}

/** The tenth of a commit: the next commit has the next one. 0 without a history. */
export function tenthOfCommit(): number {
  try {
    return Number(git('rev-list', '--count', 'HEAD')) % 10
  } catch {
    return 0
  }
}
