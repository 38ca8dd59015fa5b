import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

/**
 * Numbers of commits after which a full run is due, and after which `npm test` fails without one.
 */
const AGE = { told: 100, red: 300 }

/**
 * Records for each successful stage of the full run its commit and duration. Nothing is recorded
 * for a tree with uncommitted changes, which is no commit.
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

/**
 * Reports the age of the last full run, by its oldest stage; returns whether it is recent enough.
 */
export function checkAge(file, names) {
  const stages = stagesIn(file)
  const ages = names.map((name) => [name, ageOf(stages[name])])
  const { line, isOld } = judgeAge(ages)
  if (line !== '') process.stdout.write(`\n${line}\n`)
  return !isOld
}

/**
 * Judges the ages of stages in commits: `'never'` for one that was never green, null where the history does
 * not go back far enough.
 */
export function judgeAge(ages) {
  const never = ages.filter(([, commits]) => commits === 'never')
  const lines = never.map(([name]) => `${commandOf(name)} was never green.`)
  const known = ages.filter(([, commits]) => typeof commits === 'number')
  const [name, commits] = known.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
  const isOld = commits >= AGE.red
  const limit = isOld ? ` At ${AGE.red} it has to be run before anything else lands.` : ''
  if (commits >= AGE.told) {
    lines.push(`${commandOf(name)} was last green ${commits} commits ago.${limit}`)
  }
  return { line: lines.join('\n'), isOld }
}

const commandOf = (stage) => `npm run test:all -- --stage '${stage}'`

function stagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).stages ?? {}
  } catch {
    return {}
  }
}

function ageOf(stage) {
  if (stage === undefined) return 'never'
  try {
    return Number(git('rev-list', '--count', `${stage.commit}..HEAD`))
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
