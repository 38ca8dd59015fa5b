import { expect, test } from 'vitest'
import { plainSentence, readInline } from './inline.ts'

test('recognizes labels, code, keys and links', () => {
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

test('recognizes nothing else inside code', () => {
  expect(readInline('`filter[x]=a` e `**`')).toEqual([
    { kind: 'code', text: 'filter[x]=a' },
    { kind: 'plain', text: ' e ' },
    { kind: 'code', text: '**' },
  ])
})

test('removes the notation for plain text', () => {
  expect(plainSentence('Em **Moradores**, tecle [[Enter]].')).toBe('Em Moradores, tecle Enter.')
})
