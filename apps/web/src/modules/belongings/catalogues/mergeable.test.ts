import type { Role } from '@portaria/contract/actors/roles'
import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { keepable } from './mergeable.ts'
import { pointersAt } from './row-uses.ts'

const row = (id: string, shared: boolean): RegisterRecord => ({
  id,
  version: 1,
  status: 'ATIVO',
  created_at: '',
  created_by: null,
  updated_at: '',
  updated_by: null,
  deleted_at: null,
  shared,
})
const [own, other] = [row('own', false), row('other', false)]
const [shared, twin] = [row('shared', true), row('twin', true)]

test.each<[string, RegisterRecord[], Role, string[]]>([
  ['one row', [own], 'sindico', []],
  ['own rows', [own, other], 'sindico', ['own', 'other']],
  ['a shared one among own', [own, shared, other], 'sindico', ['shared']],
  ['two shared ones', [own, shared, twin], 'sindico', []],
  ['two shared ones of who keeps them', [shared, twin], 'admin', ['shared', 'twin']],
])('with %s, no choice removes a row that others need', (_, rows, role, ids) => {
  expect(keepable(rows, role).map(({ id }) => id)).toEqual(ids)
})

test('counts uses in the registers that a role may read', () => {
  const names = (role: Role) =>
    pointersAt(registers.brands, role).map(({ register, field }) => `${register.name}.${field}`)
  expect(names('sindico')).toEqual(['vehicles.brand_id', 'equipment.manufacturer_id'])
  // Commercial staff may not read vehicles.
  expect(names('staff')).toEqual([])
})
