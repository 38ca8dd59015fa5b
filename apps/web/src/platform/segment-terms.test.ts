import { afterEach, expect, test, vi } from 'vitest'
import { baseOfName, chooseSegment, termWords, titleWordOf, wordsOfTitle } from './segment-terms.ts'

test.each([
  ['OBRA', 'construction', 'Obras'],
  ['LOTE', 'construction', 'Lotes'],
  ['OPERARIOS', 'construction', 'Operários'],
  ['SECTOR', 'education', 'Setores'],
  ['LIVINGROOM', 'education', 'Salas de aula'],
  ['STUDENTS', 'education', 'Estudantes'],
  ['ALA', 'health', 'Alas'],
  ['CONSULTORIO', 'health', 'Consultórios'],
  ['PACIENTES', 'health', 'Pacientes'],
  ['OPERARIO', 'industry', 'Operários'],
  ['SECTOR', 'industry', 'Setores'],
  ['Mestre de obras', 'construction', 'Mestres de obras'],
  ['Professor', 'education', 'Professores'],
  ['Medicos', 'health', 'Médicos'],
  ['Supervisor', 'industry', 'Supervisores'],
] as const)('?title=%s reads %s words', (word, base, plural) => {
  expect(wordsOfTitle('pt', base, word)?.plural).toBe(plural)
  expect(wordsOfTitle('pt', 'condominium', word)?.plural).toBe(plural)
})

test('no other title puts words on the page', () => {
  expect(wordsOfTitle('pt', 'construction', 'Clique aqui')).toBeNull()
  expect(wordsOfTitle('pt', 'construction', '')).toBeNull()
})

test('a segment is known by its name, however written', () => {
  expect(baseOfName(' CONSTRUÇÃO ')).toBe('construction')
  expect(baseOfName('Saúde')).toBe('health')
  expect(baseOfName('Marina')).toBe('condominium')
})

test('the default segment has its own words and no title in links', () => {
  expect(termWords('pt', 'condominium', 'resident')).toEqual({
    singular: 'Morador',
    plural: 'Moradores',
    gender: 'm',
  })
  expect(titleWordOf('condominium', 'tower')).toBeNull()
  expect(titleWordOf('construction', 'tower')).toBe('OBRA')
})

afterEach(() => vi.unstubAllGlobals())

test('choosing a segment keeps its id and name, clearing leaves nothing', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  chooseSegment({ id: 's1', name_segment: 'Saúde' })
  expect([...stored]).toEqual([['checkSegment', '{"id":"s1","name_segment":"Saúde"}']])
  chooseSegment(null)
  expect([...stored]).toEqual([])
})
