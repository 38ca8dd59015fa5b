import { expect, test } from 'vitest'
import { zoneWords } from './zone-words.ts'

test.each([
  ['pt', 'America/Sao_Paulo', 'horário de Brasília'],
  ['pt', 'America/Manaus', 'horário do Amazonas'],
  ['pt', 'America/Rio_Branco', 'horário do Acre'],
  ['pt', 'America/Noronha', 'horário de Fernando de Noronha'],
  ['en', 'America/Sao_Paulo', 'Brasilia Time'],
  ['es', 'America/Sao_Paulo', 'hora de Brasilia'],
  ['ar', 'America/Sao_Paulo', 'توقيت برازيليا'],
] as const)('in %s, %s is %s', (language, zone, words) => {
  expect(zoneWords(language, zone)).toBe(words)
})
