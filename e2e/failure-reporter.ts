import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/**
 * Prints the page of a failed journey, since some machines keep only the log, and lists those that
 * needed a second try.
 */
export default class FailureReporter implements Reporter {
  readonly #triedAgain: TestCase[] = []

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (test.outcome() === 'flaky') this.#triedAgain.push(test)
    if (status === 'passed' || status === 'skipped') return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      process.stdout.write(`\n${test.title}\n${readFileSync(path, 'utf8')}\n`)
    }
  }

  onEnd(): void {
    if (this.#triedAgain.length === 0) return
    process.stdout.write(`\n${this.#triedAgain.length} needed a second try:\n`)
    for (const { title, location } of this.#triedAgain)
      process.stdout.write(`  ${path.basename(location.file)}: ${title}\n`)
  }
}
