import { expect, test } from 'vitest'
import type { Section } from '../articles/sections.ts'
import { findSections, indexSections, markWords } from './find-sections.ts'

const sections: Section[] = [
  {
    article: 'gate',
    heading: null,
    texts: ['Quem chega, com a importância que tem.'],
  },
  {
    article: 'administrators/imports',
    heading: { id: 'check', text: 'Conferência' },
    texts: ['Nada é gravado.', 'As linhas com erro ficam de fora da importação.'],
  },
  {
    article: 'administrators/imports',
    heading: { id: 'why', text: 'Importação' },
    texts: [`${'palavra '.repeat(60)}Ação ${'palavra '.repeat(60)}`],
  },
]
const index = indexSections(sections, (article) => ({
  title: article === 'gate' ? 'Portaria' : 'Importar',
  summary: `Resumo de ${article}`,
}))
const find = (typed: string) =>
  findSections(index, typed).map(({ section }) => section.heading?.id ?? section.article)

test('ignores case and accents, and lists matching titles first', () => {
  expect(find('IMPORTACAO')).toEqual(['why', 'check'])
  expect(find('portaria')).toEqual(['gate'])
  expect(find('resumo')).toEqual(['gate'])
  expect(find('importar')).toEqual(['check', 'why'])
})

test('requires every word, in any order', () => {
  expect(find('erro linhas')).toEqual(['check'])
  expect(find('erro portaria')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('shows an excerpt around the words', () => {
  const [first] = findSections(index, 'importar linhas')
  expect(first?.excerpt).toBe('As linhas com erro ficam de fora da importação.')
  const long = findSections(index, 'acao').find(({ section }) => section.heading?.id === 'why')
  expect(long?.excerpt).toMatch(/^… .*Ação.* …$/)
  expect(long?.excerpt.length).toBeLessThan(200)
})

test('marks every match, and the parts add up to the text', () => {
  const pieces = markWords('Ação e reação', 'acao e')
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual([
    'Ação',
    'e',
    'e',
    'ação',
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe('Ação e reação')
})
