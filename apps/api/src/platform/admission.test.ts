import { expect, test } from 'vitest'
import { admission } from './admission.ts'
import { ProblemError } from './problem.ts'

const limits = { inAll: 4, perTenant: 3, perPerson: 2, retryAfter: 7 }
const party = (tenant: string, person: string) => ({ tenant, person })

function refusal(work: () => unknown): ProblemError | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

test('admits a limited number of requests per person, per tenant and in all', () => {
  const admitted = admission(limits)
  const refused = (tenant: string, person: string) =>
    refusal(() => admitted.enter(party(tenant, person)))?.details.retry_after
  expect([refused('a', 'ana'), refused('a', 'ana'), refused('a', 'ana')]).toEqual([
    undefined,
    undefined,
    7,
  ])
  expect([refused('a', 'bia'), refused('a', 'caio')]).toEqual([undefined, 7])
  expect([refused('b', 'ana'), refused('b', 'ana')]).toEqual([undefined, 7])
  const limitOf = (tenant: string, person: string) =>
    refusal(() => admitted.enter(party(tenant, person)))?.details.limit
  expect([limitOf('a', 'ana'), limitOf('a', 'caio'), limitOf('c', 'ana')]).toEqual([
    'person',
    'company',
    'server',
  ])
  expect(admitted.load()).toBe(4)
})

test('counts a request that ends twice only once', () => {
  const admitted = admission(limits)
  const leave = admitted.enter(party('a', 'ana'))
  admitted.enter(party('a', 'ana'))
  leave()
  leave()
  expect(admitted.load()).toBe(1)
  admitted.enter(party('a', 'ana'))
  expect(refusal(() => admitted.enter(party('a', 'ana')))).toMatchObject({ code: 'unavailable' })
})
