import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { formSections, nestedRegisters } from './form-fields.ts'
import { draftPaths } from './form-values.ts'

/** The paths of a new resident's form as a síndico sees it. */
const paths = () => {
  const register = registers.residents
  const fields = formSections(register, 'sindico', null).flatMap((section) => section.fields)
  return draftPaths(fields, nestedRegisters(register, 'sindico'))
}

test('a draft contains no sensitive value and no picture', () => {
  expect(paths()).toMatchObject({
    name: true,
    phones: true,
    cpf: false,
    id_doc: false,
    birth_date: false,
    notes: false,
    photo_file_id: false,
  })
})

test('a draft contains the values of a nested record', () => {
  expect(paths()).toMatchObject({ 'occupancy.apartment_id': true })
})
