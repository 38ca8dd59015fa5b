import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what the page of a journey showed when it failed: the log is all that some machines keep. */
export default class FailureReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      process.stdout.write(`\n${title}\n${readFileSync(path, 'utf8')}\n`)
    }
  }
}
