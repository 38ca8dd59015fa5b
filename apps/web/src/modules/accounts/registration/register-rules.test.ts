import { expect, test } from 'vitest'
import { type RegisterValues, registerRules } from './register-rules.ts'

const right: RegisterValues = {
  displayName: 'Ana Sá',
  email: 'ana@exemplo.com.br',
  password: '12345678',
  passwordConfirm: '12345678',
}

test.each([
  [{}, [null, null, null, null]],
  [{ displayName: ' ' }, ['displayNameRequired', null, null, null]],
  [{ email: ' ' }, [null, 'emailRequired', null, null]],
  [{ email: 'ana@exemplo' }, [null, 'emailInvalid', null, null]],
  [{ password: '', passwordConfirm: '' }, [null, null, 'passwordRequired', null]],
  [{ password: '1234567', passwordConfirm: '1234567' }, [null, null, 'passwordShort', null]],
  [{ passwordConfirm: '12345679' }, [null, null, null, 'passwordsDiffer']],
])('%o breaks %o', (changes, broken) => {
  const values = { ...right, ...changes }
  const { displayName, email, password, passwordConfirm } = registerRules
  expect([displayName, email, password, passwordConfirm].map((rule) => rule(values))).toEqual(
    broken,
  )
})
