import { garages } from '@portaria/contract/modules/units/garages/garages'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { expect, test } from 'vitest'
import { recordHeading, recordName } from './record-heading.ts'

const row = {
  id: '1',
  version: 1,
  status: 'ATIVO',
  created_at: '2026-01-05T12:00:00.000Z',
  created_by: null,
  updated_at: '2026-01-05T12:00:00.000Z',
  updated_by: null,
  deleted_at: null,
} as const

test('a title that is only a number gets the noun of its register', () => {
  const space = { ...row, code: '22', level: null }
  expect([recordName, recordHeading].map((nameOf) => nameOf(garages, space, 'pt'))).toEqual([
    'Vaga 22',
    'Vaga 22',
  ])
  expect(recordName(garages, { ...space, level: 'G1' }, 'pt')).toBe('Vaga 22 · G1')
  expect(recordHeading(towers, { ...row, name: '3' }, 'pt')).toBe('Torre 3')
  expect(recordHeading(towers, { ...row, name: 'Ipê' }, 'pt')).toBe('Ipê')
})
