import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { EXCEPTIONS, type Exception } from './component-rules/exceptions.ts'
import type { Finding, RuleName } from './component-rules/finding.ts'
import { findLiteralText } from './component-rules/literal-text.ts'
import { findPhysicalCss, findPhysicalStyles } from './component-rules/physical-css.ts'

const FOLDERS = ['apps/web/src', 'packages/ui/src', 'packages/demo-apps/src']

const ADVICE: Record<RuleName, string> = {
  'literal-text': 'words stand in texts, in every language',
  'physical-css': 'start and end turn with the direction of the page, left and right do not',
}

/** A broken rule, or an unused exception, as printed. */
export type Problem = { readonly rule: RuleName; readonly line: string }

/** Checks components and style sheets below `root` for literal text and physical CSS. */
export function checkComponents(
  root: string,
  exceptions: readonly Exception[] = EXCEPTIONS,
): { files: number; problems: Problem[] } {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .toSorted()
  const unused = new Set(exceptions)
  const problems = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    return findingsOf(file, source).flatMap(({ rule, start, found }): Problem[] => {
      const exception = exceptions.find(
        (one) => one.rule === rule && one.file === file && one.found === found,
      )
      if (exception) unused.delete(exception)
      const line = source.slice(0, start).split('\n').length
      return exception
        ? []
        : [{ rule, line: `${file}:${line} ${rule}: ${found} (${ADVICE[rule]})` }]
    })
  })
  for (const { rule, file, found } of unused) {
    problems.push({ rule, line: `${file} ${rule}: no exception is needed for ${found}` })
  }
  return { files: files.length, problems }
}

function findingsOf(file: string, source: string): Finding[] {
  if (file.endsWith('.css')) return findPhysicalCss(source)
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return [...findLiteralText(program), ...findPhysicalStyles(program)]
}

if (import.meta.main) {
  const { files, problems } = checkComponents(path.dirname(import.meta.dirname))
  for (const { line } of problems) process.stdout.write(`${line}\n`)
  process.stdout.write(`component rules: ${files} files, ${problems.length} problems\n`)
  // Fails with too few files as well: if they were not found, there would be no problems either.
  if (problems.length > 0 || files < 400) process.exitCode = 1
}
