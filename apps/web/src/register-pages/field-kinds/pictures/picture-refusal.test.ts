import { expect, test } from 'vitest'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { pageTexts } from '../../texts/register-page-texts.ts'
import { pictureRefusal } from './picture-refusal.ts'

const refused = (status: number, code: 'too_large' | 'unavailable' | 'throttled', wait?: number) =>
  pictureRefusal(
    new ApiProblem(status, code, { type: '', title: '', status, code, retry_after: wait }),
    pageTexts.text,
  )

test('a refused picture says what to do about it', () => {
  expect(refused(413, 'too_large')).toContain('50 megapixels')
  expect(refused(503, 'unavailable', 2)).toContain('Espere alguns segundos')
  expect(refused(429, 'throttled', 61)).toContain('2 minutos')
  expect(refused(429, 'throttled', 30)).toContain('1 minuto.')
})

test('an unreachable server is not taken for a full queue', () => {
  expect(refused(503, 'unavailable')).toContain('indisponível')
  expect(pictureRefusal(new Error('unknown'), pageTexts.text)).toContain('Erro no servidor')
})
