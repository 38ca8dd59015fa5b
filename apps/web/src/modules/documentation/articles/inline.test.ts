import { expect, test } from 'vitest'
import { plainSentence, readInline } from './inline.ts'

test('labels, code, keys and links are told from the rest', () => {
  expect(
    readInline('Tecle [[Ctrl]] [[K]] e **Salvar**: `If-Match`, [aqui](/documentation/gate#x).'),
  ).toEqual([
    { kind: 'plain', text: 'Tecle ' },
    { kind: 'keys', text: 'Ctrl K', keys: ['Ctrl', 'K'] },
    { kind: 'plain', text: ' e ' },
    { kind: 'label', text: 'Salvar' },
    { kind: 'plain', text: ': ' },
    { kind: 'code', text: 'If-Match' },
    { kind: 'plain', text: ', ' },
    { kind: 'link', text: 'aqui', href: '/documentation/gate#x' },
    { kind: 'plain', text: '.' },
  ])
})

test('what is code is nothing else', () => {
  expect(readInline('`filter[x]=a` e `**`')).toEqual([
    { kind: 'code', text: 'filter[x]=a' },
    { kind: 'plain', text: ' e ' },
    { kind: 'code', text: '**' },
  ])
})

test('a sentence reads without its notation', () => {
  expect(plainSentence('Em **Moradores**, tecle [[Enter]].')).toBe('Em Moradores, tecle Enter.')
})
