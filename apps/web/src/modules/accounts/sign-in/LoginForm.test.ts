import { expect, test } from 'vitest'
import { brokenRules } from './LoginForm.tsx'

test.each([
  ['', '', { email: 'emailRequired', password: 'passwordRequired' }],
  ['ana', 'abc', { email: 'emailInvalid', password: 'passwordShort' }],
  ['ana@exemplo.com.br', 'abc', { password: 'passwordShort' }],
  ['ana@exemplo', 'abcd', { email: 'emailInvalid' }],
  ['Ana@Exemplo.com.br ', 'abcd', {}],
])('"%s" with "%s" breaks %o', (email, password, expected) => {
  expect(brokenRules({ email, password })).toEqual(expected)
})
