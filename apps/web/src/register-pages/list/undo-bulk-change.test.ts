import type { BulkOutcome } from '@portaria/contract/answers/register-answers'
import { expect, test } from 'vitest'
import type { RegisterRecord } from '../record.ts'
import { undoableRows } from './undo-bulk-change.ts'

const row = (id: string, status: RegisterRecord['status']) =>
  ({ id, status, version: 1 }) as RegisterRecord
const done = (id: string, version: number): BulkOutcome => ({
  id,
  outcome: 'done',
  code: null,
  version,
})
const refused = (id: string): BulkOutcome => ({
  id,
  outcome: 'refused',
  code: 'in_use',
  version: null,
})

test('undoes the rows that changed, at their new versions', () => {
  const rows = [row('a', 'ATIVO'), row('b', 'INATIVO'), row('c', 'ATIVO')]
  const outcomes = [done('a', 2), done('b', 1), refused('c')]
  expect(undoableRows('inactivate', rows, outcomes)).toEqual([{ id: 'a', version: 2 }])
  expect(undoableRows('activate', rows, outcomes)).toEqual([{ id: 'b', version: 1 }])
  expect(undoableRows('delete', rows, outcomes)).toEqual([
    { id: 'a', version: 2 },
    { id: 'b', version: 1 },
  ])
  expect(undoableRows('accept', rows, outcomes)).toBeNull()
})
