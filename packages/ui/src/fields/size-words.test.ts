import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each([
  [0, '0 kB'],
  [512, '0,5 kB'],
  [1_536, '1,5 kB'],
  [48_200_000, '48 MB'],
  [999_999_999, '1.000 MB'],
  [1_200_000_000, '1,2 GB'],
  [5_300_000_000_000, '5.300 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(words)
})
