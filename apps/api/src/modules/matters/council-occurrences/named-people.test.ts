import { expect, test } from 'vitest'
import { isNamedIn } from './named-people.ts'

test.each([
  ['O Marcos Lima autorizou a obra.', ['Marcos Lima'], true],
  ['o MARCOS de Souza Lima autorizou', ['Marcos Lima'], true],
  ['Quem assina é José da Conceição.', ['Jose da Conceicao'], true],
  ['Marcos autorizou; a nota é de Lima & Filhos, de outra obra de agosto', ['Marcos Lima'], false],
  ['Lima Marcos', ['Marcos Lima'], false],
  ['A Zuleica sabia.', ['Zuleica'], true],
  ['Nada a declarar', ['Marcos Lima', 'Marquinhos Lima'], false],
  ['foi o Marquinhos Lima', ['Marcos Lima', 'Marquinhos Lima'], true],
  ['', [''], false],
])('%s names one of %j: %s', (text, names, isNamed) => {
  expect(isNamedIn(text, names)).toBe(isNamed)
})
