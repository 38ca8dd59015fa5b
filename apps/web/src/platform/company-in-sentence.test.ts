import { expect, test } from 'vitest'
import { companyInSentence } from './company-in-sentence.ts'

test.each([
  ['pt', 'Residencial Bosque', 'o Residencial Bosque'],
  ['pt', 'Condomínio das Acácias', 'o Condomínio das Acácias'],
  ['pt', 'Clínica Vida', 'a Clínica Vida'],
  ['pt', 'Torre Norte', 'a Torre Norte'],
  ['pt', 'Universidade Livre', 'a Universidade Livre'],
  ['pt', 'Associação dos Amigos', 'a Associação dos Amigos'],
  ['pt', 'Mansão das Flores', 'a Mansão das Flores'],
  ['pt', 'São Francisco Residencial', 'o São Francisco Residencial'],
  ['pt', 'Coração de Jesus', 'o Coração de Jesus'],
  ['pt', 'Maternidade Central', 'a Maternidade Central'],
  ['pt', '', ''],
  ['es', 'Residencial Bosque', 'Residencial Bosque'],
] as const)('a company’s name has its article in Portuguese: %s %s', (language, name, said) => {
  expect(companyInSentence(language, name)).toBe(said)
})
