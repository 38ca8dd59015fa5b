import { expect, test } from 'vitest'
import { addressLine, letterheadLines } from './letterhead.ts'

const nothing = {
  street: null,
  number: null,
  complement: null,
  district: null,
  city: null,
  state: null,
  zip_code: null,
}

test('an address is one line with the parts that are known', () => {
  expect(
    addressLine({
      street: 'Rua das Flores',
      number: '100',
      complement: '',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      zip_code: '01310100',
    }),
  ).toBe('Rua das Flores, 100, Centro, São Paulo – SP, 01310-100')
  expect(addressLine({ ...nothing, number: '100', city: 'Manaus' })).toBe('Manaus')
  expect(addressLine(nothing)).toBeNull()
})

test('the lines of a letterhead leave out what is not known', () => {
  const bosque = { name: 'Bosque', legal_name: null, cnpj: null, address: null, logo: null }
  expect(letterheadLines(bosque)).toEqual([])
  expect(
    letterheadLines({
      ...bosque,
      legal_name: 'Condomínio Bosque',
      cnpj: '11222333000181',
      address: 'Rua A, 1',
    }),
  ).toEqual(['Condomínio Bosque · CNPJ 11.222.333/0001-81', 'Rua A, 1'])
})
