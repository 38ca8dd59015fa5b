import { expect, test } from 'vitest'
import { readLoginAnswer } from './login.ts'

const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', email: 'a@b.co', tenant_id: 't1' }
const access = { original: { access_token: 'token' } }

test('an answer with access and a person lets in', () => {
  const outcome = readLoginAnswer({ data: { access, me: { original: person } } })
  expect(outcome).toMatchObject({ kind: 'in', token: 'token', user: { id: 'u1', images: [] } })
})

test.each([
  ['nothing', undefined],
  ['no access', { data: { me: { original: person } } }],
  [
    'an empty token',
    { data: { access: { original: { access_token: '' } }, me: { original: person } } },
  ],
  ['an unknown role', { data: { access, me: { original: { ...person, type_flag: 'root' } } } }],
])('an answer with %s lets nobody in', (_name, answer) => {
  expect(readLoginAnswer(answer)).toEqual({ kind: 'no-access', errors: [] })
})

test('what the server told instead of access is kept', () => {
  const outcome = readLoginAnswer({ errors: ['Uma', { message: 'Outra' }, 3] })
  expect(outcome).toEqual({ kind: 'no-access', errors: ['Uma', 'Outra'] })
})
