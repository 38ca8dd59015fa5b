import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

/** Commits after which a run of everything is due, and after which `npm test` is red without one. */
const AGE = { told: 100, red: 300 }

/**
 * Notes down at which commit everything was green, and how long each stage took. A tree with changes that
 * are not committed is no commit: nothing is noted. Answers true.
 */
export function noteFullRun(file, seconds) {
  if (git('status', '--porcelain') !== '') {
    process.stdout.write('This was no run of a commit: what is not committed was tested too.\n')
    return true
  }
  const run = {
    commit: git('rev-parse', 'HEAD'),
    day: new Date().toISOString().slice(0, 10),
    seconds,
  }
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(run, null, 2)}\n`)
  process.stdout.write(`Noted down in ${file}; commit it.\n`)
  return true
}

/** Tells how old the last run of everything is; answers whether that is young enough. */
export function checkAge(file) {
  const { line, isOld } = judgeAge(commitsSince(commitOf(file)))
  if (line !== '') process.stdout.write(`\n${line}\n`)
  return !isOld
}

/** What is said of an age in commits; null where the history does not reach so far, or nobody ran all. */
export function judgeAge(commits) {
  if (commits === null || commits < AGE.told) return { line: '', isOld: false }
  const line = `npm run test:all was last green ${commits} commits ago.`
  if (commits < AGE.red) return { line, isOld: false }
  return { line: `${line} At ${AGE.red} it has to be run before anything else lands.`, isOld: true }
}

function commitOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).commit
  } catch {
    return null
  }
}

function commitsSince(commit) {
  if (commit === null) return null
  try {
    return Number(git('rev-list', '--count', `${commit}..HEAD`))
  } catch {
    return null
  }
}

function git(...args) {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
