import type { Migration } from '../../platform/database/migration-files.ts'
import { isRepeatable, splitStatements } from '../../platform/database/sql-statements.ts'
import type { Excuse } from './excused-migrations.ts'
import { type Finding, runSquawk } from './run-squawk.ts'

/** The first migration that squawk reads. */
const FIRST_READ = '0101'
/** The first migration whose head names its release. */
const FIRST_NAMED = '0143'

type Known = {
  /** The releases in their order, the newest last. */
  releases: readonly string[]
  excused: readonly Excuse[]
}

/** Returns what is wrong with migrations, a line each: their heads, and what they would block. */
export async function problemsOfMigrations(
  migrations: readonly Migration[],
  { releases, excused }: Known,
): Promise<string[]> {
  const read = migrations.filter(({ name }) => name >= FIRST_READ)
  const findings = [...(await runSquawk(read)), ...read.flatMap(ownFindings)]
  return [
    ...problemsOfHeads(migrations, releases),
    ...read.flatMap((migration) => problemsOfAllowances(migration, findings)),
    ...problemsOfExcuses(excused, findings),
    ...findings
      .filter((finding) => !isAllowed(finding, read) && !isExcused(finding, excused))
      .map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`),
  ]
}

function problemsOfHeads(migrations: readonly Migration[], releases: readonly string[]): string[] {
  const problems: string[] = []
  let latest = 0
  for (const { name, release } of migrations) {
    if (name < FIRST_NAMED) continue
    const place = releases.indexOf(release ?? '')
    if (release === null)
      problems.push(`${name} does not begin with "-- release ${releases.at(-1)}"`)
    else if (place < 0) problems.push(`${name} is of ${release}, which releases.ts does not list`)
    else if (place < latest) problems.push(`${name} is of ${release}, and one before it of a later`)
    latest = Math.max(latest, place)
  }
  return problems
}

/** What squawk does not look for. */
function ownFindings({ name, text, inTransaction }: Migration): Finding[] {
  const statements = splitStatements(text)
  const made = new Set(statements.map((one) => /^create table (\w+)/i.exec(one)?.[1]))
  return statements.flatMap((statement) => {
    const found = (rule: string, message: string) => {
      const begin = text.indexOf(statement.split('\n')[0] ?? '')
      return [
        { file: name, rule, line: text.slice(0, Math.max(begin, 0)).split('\n').length, message },
      ]
    }
    if (!inTransaction && !isRepeatable(statement)) {
      return found(
        'repeatable',
        'without a transaction only what can be done again: an index made concurrently if it does not exist or removed if it does, a constraint that is validated, or a DO block.',
      )
    }
    if (!inTransaction || changedTables(statement).every((table) => made.has(table))) return []
    return found(
      'rows-in-transaction',
      'rows stay locked until the migration ends. Change them by thousands in a DO block with a COMMIT after each, in a file that says "-- no transaction".',
    )
  })
}

/** The tables whose rows a statement changes, also one in the body of a `DO` block. */
function changedTables(statement: string): string[] {
  if (!/^(?:update|delete|with|do)\s/i.test(statement)) return []
  const changes =
    /\b(?:update (?:only )?(\w+)(?: (?:as )?\w+)?\s+set|delete from (?:only )?(\w+))\b/gi
  return [...statement.matchAll(changes)].flatMap(
    ([, updated, emptied]) => updated ?? emptied ?? [],
  )
}

/** A line by which a migration allows itself what a rule refuses. */
const ALLOWANCE = /^-- allow ([\w-]+)(.*)$/gm

/** The fewest words that give a reason. */
const REASON_WORDS = 4

const allowances = ({ text }: Migration) =>
  [...text.matchAll(ALLOWANCE)].map(([, rule = '', rest = '']) => ({
    rule,
    reason: /^: (.+)$/.exec(rest)?.[1] ?? '',
  }))

function problemsOfAllowances(migration: Migration, findings: readonly Finding[]): string[] {
  const { name, text } = migration
  const problems = /squawk-ignore/.test(text)
    ? [`${name} silences squawk: write "-- allow RULE: reason" instead`]
    : []
  for (const { rule, reason } of allowances(migration)) {
    if (reason.split(' ').length < REASON_WORDS)
      problems.push(`${name} allows ${rule} without a reason: write "-- allow ${rule}: reason"`)
    else if (!findings.some((one) => one.file === name && one.rule === rule))
      problems.push(`${name} allows ${rule}, which nothing in it needs`)
  }
  return problems
}

/** An excuse is for what landed before the rules, and only for what they refuse in it. */
function problemsOfExcuses(excused: readonly Excuse[], findings: readonly Finding[]): string[] {
  return excused.flatMap(({ file, rules }) => {
    if (file >= FIRST_NAMED) return [`${file} is not excused: it gives its reason itself`]
    return rules
      .filter((rule) => !findings.some((one) => one.file === file && one.rule === rule))
      .map((rule) => `${file} needs no excuse for ${rule}`)
  })
}

const isAllowed = ({ file, rule }: Finding, migrations: readonly Migration[]): boolean =>
  migrations.some(
    (migration) =>
      migration.name === file && allowances(migration).some((allowed) => allowed.rule === rule),
  )

const isExcused = ({ file, rule }: Finding, excused: readonly Excuse[]): boolean =>
  excused.some((excuse) => excuse.file === file && excuse.rules.includes(rule))
