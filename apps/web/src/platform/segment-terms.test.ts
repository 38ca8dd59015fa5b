import { termWords } from '@portaria/contract/segments/segment-words'
import type { SegmentBase, SegmentWords, Term } from '@portaria/contract/segments/segments'
import { expect, test } from 'vitest'
import { readSegmentWords } from './read-segment.ts'
import { titleWordOf, wordsOfTitle } from './segment-terms.ts'

const plain = (base: SegmentBase): SegmentWords => ({ base, terms: {} })

test.each([
  ['OBRA', 'tower', 'construction', 'Obras'],
  ['LOTE', 'apartment', 'construction', 'Lotes'],
  ['OPERARIOS', 'resident', 'construction', 'Operários'],
  ['SECTOR', 'tower', 'education', 'Setores'],
  ['LIVINGROOM', 'apartment', 'education', 'Salas de aula'],
  ['STUDENTS', 'resident', 'education', 'Estudantes'],
  ['ALA', 'tower', 'health', 'Alas'],
  ['CONSULTORIO', 'apartment', 'health', 'Consultórios'],
  ['PACIENTES', 'resident', 'health', 'Pacientes'],
  ['OPERARIO', 'resident', 'industry', 'Operários'],
  ['SECTOR', 'tower', 'industry', 'Setores'],
  ['Mestre de obras', 'manager', 'construction', 'Mestres de obras'],
  ['Professor', 'manager', 'education', 'Professores'],
  ['Medicos', 'manager', 'health', 'Médicos'],
  ['Supervisor', 'manager', 'industry', 'Supervisores'],
] as const)('?title=%s on a page about %s reads %s words', (word, term, base, plural) => {
  expect(wordsOfTitle('pt', plain(base), term, word)?.plural).toBe(plural)
  expect(wordsOfTitle('pt', plain('condominium'), term, word)?.plural).toBe(plural)
})

test.each([
  ['tower', 'Clique aqui'],
  ['tower', ''],
  ['tower', 'obra'],
  ['tower', 'toString'],
  // A known word, but on the page of another term.
  ['tower', 'LOTE'],
  ['resident', 'OBRA'],
] as const)('on a page about %s "%s" puts no words there', (term: Term, title) => {
  expect(wordsOfTitle('pt', plain('construction'), term, title)).toBeNull()
})

test('the default segment has its own words and no title in links', () => {
  expect(termWords('pt', plain('condominium'), 'resident')).toEqual({
    singular: 'Morador',
    plural: 'Moradores',
    gender: 'm',
  })
  expect(titleWordOf(plain('condominium'), 'tower')).toBeNull()
  expect(titleWordOf(plain('construction'), 'tower')).toBe('OBRA')
})

const shipyard = readSegmentWords({
  id: 's1',
  name_segment: 'Estaleiro',
  base: 'construction',
  terms: {
    pt: {
      tower: { singular: 'Doca', plural: 'Docas', gender: 'f' },
      apartment: { singular: 'Vaga', plural: ' ', gender: null },
      resident: null,
    },
    en: null,
  },
})

test('a segment’s own words take precedence, and its base’s fill the gaps', () => {
  if (shipyard === null) throw new Error('no segment')
  expect(termWords('pt', shipyard, 'tower')).toEqual({
    singular: 'Doca',
    plural: 'Docas',
    gender: 'f',
  })
  expect(termWords('pt', shipyard, 'apartment')).toEqual({
    singular: 'Vaga',
    plural: 'Lotes',
    gender: 'm',
  })
  expect(termWords('pt', shipyard, 'resident').plural).toBe('Operários')
  expect(termWords('en', shipyard, 'tower').plural).toBe('Sites')
})

test('a title of the shown segment’s base gives the segment’s own words', () => {
  if (shipyard === null) throw new Error('no segment')
  expect(wordsOfTitle('pt', shipyard, 'tower', 'OBRA')?.plural).toBe('Docas')
  expect(wordsOfTitle('pt', shipyard, 'tower', 'ALA')?.plural).toBe('Alas')
})

test.each([null, 'construction', [], { base: 'space' }, { terms: {} }])(
  '%j is no segment',
  (one) => {
    expect(readSegmentWords(one)).toBeNull()
  },
)
