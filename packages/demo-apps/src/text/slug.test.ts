import { expect, test } from 'vitest'
import { sampleEmail, slugOf } from './slug.ts'

test('a name becomes a part of an address that is never empty', () => {
  expect(slugOf('Ação: já, São João!')).toBe('acao-ja-sao-joao')
  expect(slugOf('مهمة')).toBe('-')
  expect(sampleEmail('Inês Carcará')).toBe('ines.carcara@exemplo.example')
})
