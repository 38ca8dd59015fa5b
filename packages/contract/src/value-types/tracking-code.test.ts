import { expect, test } from 'vitest'
import { carrierOfTracking, trackingKey, trackingLikeness } from './tracking-code.ts'

test('readings of one label are the same, with any characters between', () => {
  const readings = [
    'BR123456789BR',
    'br 123 456 789 br',
    '\u0002BR123456789BR\r\n',
    'BR-123456789-BR',
  ]
  for (const reading of readings) expect(trackingKey(reading)).toBe('BR123456789BR')
})

test('tracking codes are distinguished from names, units, plates, documents and telephones', () => {
  for (const code of ['BR123456789BR', 'lb123456789cn', 'TBA123456789012', 'BR2412345678901Q'])
    expect([code, trackingLikeness(code)]).toEqual([code, 'certain'])
  for (const code of ['44012345678', '35241112345678000195550010000012341000012345'])
    expect([code, trackingLikeness(code)]).toEqual([code, 'maybe'])
  const documents = ['529.982.247-25', '529.982.247-00', '11.444.777/0001-61', '11.444.777/0001-00']
  const others = ['Ana Prado', '101', 'BRA0S17', '12345678', ...documents]
  for (const other of others) expect([other, trackingLikeness(other)]).toEqual([other, null])
})

test('Correios are recognised by their codes, no other carrier is', () => {
  expect(carrierOfTracking('qp123456789br')).toBe('Correios')
  expect(carrierOfTracking('LB123456789CN')).toBeNull()
  expect(carrierOfTracking('TBA123456789012')).toBeNull()
})
