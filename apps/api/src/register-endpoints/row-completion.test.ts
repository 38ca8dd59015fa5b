import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { expect, it } from 'vitest'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { completeRow, givenValues } from './row-completion.ts'
import type { UntypedRow } from './untyped-row.ts'

/** Completes a row without asking the database, and returns what its hook was given. */
async function givenToHook(register: AnyRegister, draft: UntypedRow, before: UntypedRow | null) {
  const given: UntypedRow[] = []
  const beforeWrite = async (_: unknown, next: UntypedRow) => {
    given.push(next)
    return next
  }
  const behaviour = { beforeWrite }
  await completeRow({ register, behaviour }, {} as TenantContext, draft, before)
  return given[0]
}

const draft = { id: 'a', status: 'ATIVO', valid_from: '2026-11-22T20:55:00.000Z' }

it.each(Object.values(registers).map((register) => [register.name, register] as const))(
  'a hook is given every field of a new row of %s',
  async (_, register) => {
    const next = await givenToHook(register, { id: 'a', status: 'ATIVO' }, null)
    const missing = Object.keys(register.fields).filter((name) => next?.[name] === undefined)
    expect(missing).toEqual([])
  },
)

it('a hook is given moments as dates, and lists without values as empty ones', async () => {
  expect(await givenToHook(registers.passes, draft, null)).toMatchObject({
    valid_from: new Date('2026-11-22T20:55:00.000Z'),
    valid_to: null,
    weekdays: [],
    uses_done: null,
  })
  const pet = await givenToHook(registers.pets, { id: 'a', status: 'ATIVO' }, null)
  expect(pet?.['vaccines']).toEqual([])
})

it('a hook is given a moment of a change as it is stored', async () => {
  const before = { ...draft, valid_from: new Date('2026-11-22T19:00:00.000Z') }
  const next = await givenToHook(registers.passes, { ...before, ...draft }, before)
  expect(next?.['valid_from']).toEqual(new Date('2026-11-22T20:55:00.000Z'))
})

it('a new row leaves what is empty to the default of its table', async () => {
  const next = await givenToHook(registers.passes, { ...draft, companions: 0 }, null)
  expect(next && givenValues(registers.passes, next)).toEqual({
    id: 'a',
    status: 'ATIVO',
    valid_from: new Date('2026-11-22T20:55:00.000Z'),
    companions: 0,
  })
})
