import { expect, test } from 'vitest'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { readLoginAnswer, readLoginFailure } from './login.ts'

const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', email: 'a@b.co', tenant_id: 't1' }
const access = { original: { access_token: 'token' } }

test('an answer with access and a person signs in', () => {
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

test('a message of the server without access is kept', () => {
  const outcome = readLoginAnswer({ errors: ['Uma', { message: 'Outra' }, 3] })
  expect(outcome).toEqual({ kind: 'no-access', errors: ['Uma', 'Outra'] })
})

const failed = (status: number, code: ApiProblem['code'], wait?: number) =>
  readLoginFailure(
    new ApiProblem(status, code, {
      type: '',
      title: '',
      status,
      code: code === 'offline' ? 'internal' : code,
      ...(wait !== undefined && { retry_after: wait }),
    }),
  )

test('tells a blocked password from a wait', () => {
  expect(failed(429, 'sign_in_by_letter', 86_400)).toEqual({ kind: 'by-letter' })
  expect(failed(403, 'provider_required')).toEqual({ kind: 'provider-required' })
  expect(failed(429, 'throttled', 5)).toEqual({ kind: 'throttled', seconds: 5 })
})

test('too many requests are a wait, a broken server is not', () => {
  expect(failed(503, 'unavailable', 2)).toEqual({ kind: 'throttled', seconds: 2 })
  expect(failed(503, 'unavailable')).toEqual({ kind: 'server' })
})
