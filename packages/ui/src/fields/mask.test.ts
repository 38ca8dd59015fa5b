import { describe, expect, test } from 'vitest'
import { maskEdit } from './mask.ts'

/** A mask that adds a dot after three digits, like 123.456. */
const eager = (text: string) => {
  const digits = text.replace(/\D/g, '').slice(0, 6)
  return digits.length < 3 ? digits : `${digits.slice(0, 3)}.${digits.slice(3)}`
}

describe('an edit of a masked text', () => {
  test('typing at the end stays at the end', () => {
    expect(maskEdit('12', '123', 3, eager)).toEqual({ value: '123.', caret: 4 })
  })

  test('typing in the middle keeps the caret behind the typed digit', () => {
    expect(maskEdit('123.45', '1923.45', 2, eager)).toEqual({ value: '192.345', caret: 2 })
  })

  test('deleting a sign that the mask adds again deletes the digit before it', () => {
    expect(maskEdit('123.', '123', 3, eager)).toEqual({ value: '12', caret: 2 })
    expect(maskEdit('123.45', '12345', 3, eager)).toEqual({ value: '124.5', caret: 2 })
  })

  test('anything may be pasted', () => {
    expect(maskEdit('', ' n.º 123-456 ', 13, eager)).toEqual({ value: '123.456', caret: 7 })
  })
})
