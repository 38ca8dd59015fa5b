import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRefusedFields, foreignFields } from './refused-fields.ts'

const inConfirm = (prepare: string) =>
  foreignFields(
    'behaviour.ts',
    `const full = (field) => fieldProblem(field, 'event_full')
    async function requirePlace(list, guest) {
      if (list.limit < guest.coming) throw fieldProblem('companions', 'event_full')
    }
    export const eventGuestsBehaviour = (keys) =>
      defineBehaviour(eventGuests, { transitions: { confirm: { async prepare(context, next) { ${prepare} } } } })`,
  )

describe('a refusal of a transition', () => {
  it('on a field that its route does not take is found, also in a function of the file', () => {
    const found = ['event-guests confirm companions']
    expect(inConfirm("throw fieldProblem('companions', 'event_full')")).toEqual(found)
    expect(inConfirm('await requirePlace(list, next)')).toEqual(found)
    const errors = "[{ field: 'companions', code: 'event_full' }]"
    expect(inConfirm(`throw problem('state_conflict', { errors: ${errors} })`)).toEqual(found)
  })

  it('may name a field that its route takes', () => {
    expect(inConfirm("throw fieldProblem('coming', 'more_than_invited')")).toEqual([])
    expect(inConfirm("throw full('coming')")).toEqual([])
    expect(inConfirm('return { ...next, requirePlace: next.requirePlace }')).toEqual([])
  })
})

it('the server refuses no transition on a field that nobody sees', () => {
  expect(checkRefusedFields(path.resolve(import.meta.dirname, '..'))).toEqual([])
})
