import { afterEach } from 'vitest'
import { takeWrongAnswers } from './watch-answers.ts'

/**
 * Every answer of every test is compared with what the server's own OpenAPI document says of it: the
 * test that causes another one fails. Servers without a document are left alone. This file runs before
 * each file of tests; what watches the servers is loaded once a worker.
 */
afterEach(() => {
  const found = takeWrongAnswers()
  if (found.length > 0) {
    throw new Error(['answers that the OpenAPI document does not declare:', ...found].join('\n'))
  }
})
