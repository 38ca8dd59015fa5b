import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

/** Commits after which a run of everything is due, and after which `npm test` is red without one. */
const AGE = { told: 100, red: 300 }

/**
 * Notes down of each stage of everything that was green at which commit it was, and how long it took. A tree
 * with changes that are not committed is no commit: nothing is noted.
 */
export function noteStages(file, seconds) {
  if (Object.keys(seconds).length === 0) return
  if (git('status', '--porcelain', '--', '.', `:!${file}`) !== '') {
    process.stdout.write('This was no run of a commit: what is not committed was tested too.\n')
    return
  }
  const commit = git('rev-parse', 'HEAD')
  const day = new Date().toISOString().slice(0, 10)
  const noted = Object.entries(seconds).map(([name, taken]) => [
    name,
    { commit, day, seconds: taken },
  ])
  const stages = { ...stagesIn(file), ...Object.fromEntries(noted) }
  writeFileSync(path.join(ROOT, file), `${JSON.stringify({ stages }, null, 2)}\n`)
  process.stdout.write(`Noted down in ${file}; commit it.\n`)
}

/** Tells how old the last run of everything is, by its oldest stage; answers whether that is young enough. */
export function checkAge(file, names) {
  const stages = stagesIn(file)
  const ages = names.map((name) => [name, commitsSince(stages[name]?.commit ?? null)])
  const { line, isOld } = judgeAge(ages)
  if (line !== '') process.stdout.write(`\n${line}\n`)
  return !isOld
}

/** What is said of the ages of stages in commits; null where the history does not reach so far, or nobody ran it. */
export function judgeAge(ages) {
  const known = ages.filter(([, commits]) => commits !== null)
  const [name, commits] = known.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
  if (commits < AGE.told) return { line: '', isOld: false }
  const line = `npm run test:all -- --stage '${name}' was last green ${commits} commits ago.`
  if (commits < AGE.red) return { line, isOld: false }
  return { line: `${line} At ${AGE.red} it has to be run before anything else lands.`, isOld: true }
}

function stagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).stages ?? {}
  } catch {
    return {}
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
