import { expect, test } from 'vitest'
import { masks } from '../../../register-pages/field-kinds/masks.ts'
import { otherThanCpf } from './typed-document.ts'

const typed = (value: string) => otherThanCpf({ kind: 'cpf', value: masks.cpf(value) })

test('letters typed as a CPF are kept, and make another document', () => {
  expect(typed('AAB123456')).toEqual({
    kind: 'id_doc',
    value: { kind: '', country: '', number: 'AAB123456' },
  })
  expect(typed('DNI 30.123.456')?.value).toEqual({
    kind: 'national_id',
    country: '',
    number: 'DNI 30.123.456',
  })
  expect(typed('RUN 12.345.678-K')?.value).toMatchObject({ kind: 'national_id', country: 'CL' })
})

test.each(['529.982.247-25', 'CPF 52998224725', '', '123'])('%s stays a CPF', (value) => {
  expect(typed(value)).toBeNull()
})
