import { registers } from '@portaria/contract/modules/registers'
import { roles } from '@portaria/contract/roles'
import { expect, test } from 'vitest'
import { listableFields, shownFields } from './list-fields.ts'

const { residents, visitors, brands } = registers

test('a list asks for its columns, its picture, and what decides what a row offers', () => {
  const hidden = new Set(
    listableFields(residents, 'sindico').flatMap(([name]) =>
      ['name', 'cpf', 'apartment_id'].includes(name) ? [] : [name],
    ),
  )
  expect(shownFields(residents, 'sindico', hidden)).toBe(
    'name,social_name,apartment_id,cpf,gender,approval,is_minor,former,photo_file_id,deleted_at',
  )
  expect(shownFields(brands, 'sindico', new Set(['kind', 'status']))).toBe('name,shared,deleted_at')
})

test('a flag that stands beside the name is asked for where the role reads it', () => {
  const all = new Set(listableFields(visitors, 'funcionario').map(([name]) => name))
  expect(shownFields(visitors, 'funcionario', all).split(',')).toContain('blocked')
  expect(shownFields(visitors, 'condomino', all).split(',')).not.toContain('blocked')
})

test('nothing is asked for that no list shows, whatever columns are chosen', () => {
  const none = new Set<string>()
  const asked = Object.values(registers).flatMap((register) =>
    roles.flatMap((role) => shownFields(register, role, none).split(',')),
  )
  for (const name of ['notes', 'consents', 'emergency_contact', 'settings', 'terms'])
    expect(asked).not.toContain(name)
})
