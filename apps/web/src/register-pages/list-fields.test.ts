import { roles } from '@portaria/contract/actors/roles'
import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { listableFields, shownFields } from './list-fields.ts'

const { residents, visitors, brands } = registers

test('requests the columns, the picture and the fields that decide which actions a row offers', () => {
  const hidden = new Set(
    listableFields(residents, 'sindico').flatMap(([name]) =>
      ['name', 'cpf', 'apartment_id'].includes(name) ? [] : [name],
    ),
  )
  expect(shownFields(residents, 'sindico', hidden)).toBe(
    'name,social_name,apartment_id,cpf,gender,approval,is_minor,former,photo_file_id,deleted_at,erased_at',
  )
  expect(shownFields(brands, 'sindico', new Set(['kind', 'status']))).toBe('name,shared,deleted_at')
})

test('requests a flag shown beside the name if the role may read it', () => {
  const all = new Set(listableFields(visitors, 'funcionario').map(([name]) => name))
  expect(shownFields(visitors, 'funcionario', all).split(',')).toContain('blocked')
  expect(shownFields(visitors, 'condomino', all).split(',')).not.toContain('blocked')
})

test('requests no field that lists do not show, whatever columns are chosen', () => {
  const none = new Set<string>()
  const asked = Object.values(registers).flatMap((register) =>
    roles.flatMap((role) => shownFields(register, role, none).split(',')),
  )
  for (const name of ['notes', 'consents', 'emergency_contact', 'settings', 'terms'])
    expect(asked).not.toContain(name)
})
