import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

it('logs the type, message and cause of an error, without attached rows and connections', () => {
  const refused = new DatabaseError('duplicate key value', 19, 'error')
  refused.code = '23505'
  refused.detail = 'Key (email)=(ana@example.com) already exists.'
  Object.assign(refused, { client: { connectionParameters: { user: 'portaria_system' } } })
  const told = loggedError(new TypeError('not saved', { cause: refused }))
  expect(told).toMatchObject({
    type: 'TypeError',
    message: 'not saved',
    cause: { type: 'DatabaseError', code: '23505', message: 'duplicate key value' },
  })
  expect(told.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(told)).not.toMatch(/ana@example|portaria_system/)
})

it.each([undefined, null, 'gone'])('logs %s as text, and throws nothing', (thrown) => {
  expect(loggedError(thrown).message).toBe(String(thrown))
})
