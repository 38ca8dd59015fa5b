import { expect, test } from 'vitest'
import { registers } from '../modules/registers.ts'
import { asksHidden, documentIn, lookUpFields } from './look-ups.ts'

test.each([
  ['529.982.247-25', 'cpf', '52998224725', true],
  ['MG-12.345.678', 'id_doc', 'MG12345678', false],
  ['12345', 'id_doc', '12345', false],
  ['30012345', 'id_doc', '30012345', false],
  // A DNI with its zero in front; no company number without an area is dialled so.
  ['030095153', 'id_doc', '030095153', false],
  ['AB1234', 'id_doc', 'AB1234', false],
  ['DNI 30.123.456', 'id_doc', '30123456', false],
  ['RUN 12.345.678-K', 'id_doc', '12345678K', false],
  ['Passaporte ABC1234', 'id_doc', 'ABC1234', false],
  // Eleven digits that are not a CPF may be another document's.
  ['123.456.789-00', 'id_doc', '12345678900', false],
])('%s is a whole document', (typed, kind, value, isCertain) => {
  expect(documentIn(typed)).toEqual({ kind, value, isCertain })
})

test.each([
  'maria',
  'Torre 101',
  '1234',
  'ABC-1234',
  'ABC1C34',
  '(11) 98765-4321',
  '+55 11 3333-4444',
  '0800 701 010',
  'ana@example.com',
  '123456789012345678901',
  '',
])('%s is not a whole document', (typed) => {
  expect(documentIn(typed)).toBeNull()
})

test('people with hidden documents are looked up by roles that cannot see these', () => {
  expect(lookUpFields(registers.residents)).toEqual(['cpf', 'id_doc'])
  expect(lookUpFields(registers.vehicles)).toEqual([])
  expect(asksHidden(registers.residents, 'funcionario', '52998224725')).toBe(true)
  expect(asksHidden(registers.residents, 'sindico', '52998224725')).toBe(false)
  expect(asksHidden(registers.vehicles, 'funcionario', '52998224725')).toBe(false)
  expect(asksHidden(registers.users, 'staff', '12345678')).toBe(false)
})
