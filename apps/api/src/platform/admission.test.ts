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

test('lets in so many of a person, of a tenant, and of all', () => {
  const door = admission(limits)
  const refused = (tenant: string, person: string) =>
    refusal(() => door.enter(party(tenant, person)))?.details.retry_after
  expect([refused('a', 'ana'), refused('a', 'ana'), refused('a', 'ana')]).toEqual([
    undefined,
    undefined,
    7,
  ])
  expect([refused('a', 'bia'), refused('a', 'caio')]).toEqual([undefined, 7])
  expect([refused('b', 'ana'), refused('b', 'ana')]).toEqual([undefined, 7])
  expect(door.load()).toBe(4)
})

test('counts one that has left once, and no more', () => {
  const door = admission(limits)
  const leave = door.enter(party('a', 'ana'))
  door.enter(party('a', 'ana'))
  leave()
  leave()
  expect(door.load()).toBe(1)
  door.enter(party('a', 'ana'))
  expect(refusal(() => door.enter(party('a', 'ana')))).toMatchObject({ code: 'unavailable' })
})
