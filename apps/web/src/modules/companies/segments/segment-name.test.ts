import { loadRegisterTexts } from '@portaria/contract/loaded-texts/register-texts'
import { expect, test } from 'vitest'
import { segmentName } from './segment-name.ts'

test('names the five bases in the reader’s language, and other segments as stored', async () => {
  await loadRegisterTexts('en')
  await loadRegisterTexts('ar')
  expect(segmentName('pt', 'Saúde')).toBe('Saúde')
  expect(segmentName('en', 'Condomínio')).toBe('Condominium')
  expect(segmentName('en', 'Saúde')).toBe('Health')
  expect(segmentName('ar', 'Educação')).toBe('تعليم')
  expect(segmentName('en', 'Obra da Serra')).toBe('Obra da Serra')
})
