import { expect, test } from 'vitest'
import { en } from './en.ts'

test('what product.md section 8 quotes is kept to the letter', () => {
  expect(en.loggingIn).toBe('Logging in with Auth0')
})
