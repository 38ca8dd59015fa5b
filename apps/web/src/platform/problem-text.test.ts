import { type ProblemCode, problems } from '@portaria/contract/answers/errors'
import { expect, test } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { problemTextOf } from './problem-text.ts'

const ID = '01994a10-6f3c-7a51-9c0e-2b7d4e8f1a35'

const failed = (code: ProblemCode) =>
  new ApiProblem(problems[code], code, {
    type: `https://portaria.example/problems/${code}`,
    title: '',
    detail: '',
    status: problems[code],
    code,
    request_id: ID,
  })

test.each(['internal', 'outcome_unknown'] as const)(
  'a failure of the server names the request, by which its operator finds it: %s',
  (code) => {
    const { detail } = problemTextOf(failed(code))
    expect(detail).toMatch(new RegExp(`[.!] Se precisar de ajuda, informe este código: ${ID}$`))
  },
)

test('what a person can mend by themselves names no request', () => {
  expect(problemTextOf(failed('validation')).detail).not.toContain(ID)
  expect(problemTextOf(new ApiProblem(500, 'internal')).detail).not.toContain('código')
})
