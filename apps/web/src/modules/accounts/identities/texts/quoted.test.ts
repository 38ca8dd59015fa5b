import { expect, test } from 'vitest'
import { en } from './en.ts'

test('the message of a sign-in at a provider keeps its wording (identities §5)', () => {
  expect(en.loggingIn).toBe('Logging in with Auth0')
})
