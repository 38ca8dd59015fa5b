import { describe, expect, it } from 'vitest'
import { masks } from './masks.ts'

describe('masks', () => {
  it.each([
    ['cpf', '529', '529'],
    ['cpf', '5299', '529.9'],
    ['cpf', 'CPF: 529 982 247/25', '529.982.247-25'],
    ['cpf', '5299822472512', '5299822472512'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cep', '01310100', '01310-100'],
    ['phone', '1132715080', '(11) 3271-5080'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['phone', '5511987654321', '(11) 98765-4321'],
    ['phone', '08007010101', '0800 701 0101'],
    ['phone', '0300313', '0300 313'],
    ['phone', '40041234', '4004-1234'],
    ['phone', '+', '+'],
    ['phone', '+55', '+55'],
    ['phone', '+351 912 345 678', '+351 912 345 678'],
    ['plate', 'abc1234', 'ABC-1234'],
    ['plate', 'abc1d23', 'ABC1D23'],
  ] as const)('%s writes %j as %j', (kind, typed, shown) => {
    expect(masks[kind]?.(typed)).toBe(shown)
  })

  it.each(['cpf', 'cnpj', 'cep', 'phone', 'plate'] as const)(
    '%s is the same when written twice',
    (kind) => {
      for (const typed of ['5', '52998', '52998224725', '11987654321', 'abc1234', '+551', 'x-y']) {
        const once = masks[kind]?.(typed) ?? ''
        expect(masks[kind]?.(once)).toBe(once)
      }
    },
  )
})
