import { expect, it } from 'vitest'
import { recordRules } from './record-rules.ts'

const today = '2026-11-22'

it('a pass allows no fewer uses than it had', () => {
  const rule = recordRules.usesStayAllowed
  const refused = { field: 'uses_allowed', code: 'out_of_range' }
  expect(rule({ uses_allowed: 1, uses_done: 2 }, today)).toEqual(refused)
  expect(rule({ uses_allowed: 2, uses_done: 2 }, today)).toBeNull()
  expect(rule({ uses_allowed: null, uses_done: 2 }, today)).toBeNull()
  expect(rule({ uses_allowed: 1 }, today)).toBeNull()
})
