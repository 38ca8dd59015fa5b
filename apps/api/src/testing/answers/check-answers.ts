import { afterEach } from 'vitest'
import { takeWrongAnswers } from './watch-answers.ts'

/**
 * Compares every answer with the server's own OpenAPI document, and fails the test that causes an
 * undeclared one. Ignores servers without a document. This file runs before each test file;
 * `watch-answers.ts` is loaded once per worker.
 */
afterEach(() => {
  const found = takeWrongAnswers()
  if (found.length > 0) {
    throw new Error(['answers that the OpenAPI document does not declare:', ...found].join('\n'))
  }
})
