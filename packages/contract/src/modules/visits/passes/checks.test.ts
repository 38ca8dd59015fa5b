import { expect, it } from 'vitest'
import { recordRuleOf } from '../../../record-checks/record-checks.ts'
import { passes } from './passes.ts'

const today = '2026-11-22'

it('a pass allows no fewer uses than it had', () => {
  const rule = recordRuleOf(passes, 'usesStayAllowed')
  const refused = { field: 'uses_allowed', code: 'out_of_range' }
  expect(rule({ uses_allowed: 1, uses_done: 2 }, today)).toEqual(refused)
  expect(rule({ uses_allowed: 2, uses_done: 2 }, today)).toBeNull()
  expect(rule({ uses_allowed: null, uses_done: 2 }, today)).toBeNull()
  expect(rule({ uses_allowed: 1 }, today)).toBeNull()
})
