import { expect, it } from 'vitest'
import { registers } from '../modules/registers.ts'
import type { AnyRegister } from './define-register.ts'

const opening = Object.values<AnyRegister>(registers).filter(({ list }) => list.opens)

it('lists that open with a view have it, for roles that read the register (interface §19)', () => {
  expect(opening.map(({ name }) => name).toSorted()).toEqual(['rounds', 'visits'])
  for (const { list, access } of opening) {
    expect(Object.keys(list.views ?? {})).toContain(list.opens?.view)
    expect(Object.keys(access)).toEqual(expect.arrayContaining([...(list.opens?.of ?? [])]))
  }
})

it('they show the rows that are not over', () => {
  for (const { list, states, fields, name } of opening) {
    const view = list.views?.[list.opens?.view ?? '']
    const shown = view?.[`filter[${states?.field}]`]?.split(',').toSorted()
    const over: readonly string[] = states?.over ?? []
    const live = fields[states?.field ?? '']?.options?.filter((one) => !over.includes(one))
    expect([name, shown]).toEqual([name, live?.toSorted()])
  }
})
