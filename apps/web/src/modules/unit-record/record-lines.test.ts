import { expect, test } from 'vitest'
import { fieldWords, headingWords } from '../../register-pages/field-kinds/field-words.ts'
import { sectionLines } from './record-lines.ts'

const id = '01a22a58-0000-7000-8000-000000000001'
const section = (name: 'events' | 'requests', record: object) =>
  ({
    name,
    register: name,
    total: 1,
    total_is: 'exact',
    rows: [{ id, from: '2020-12-12', to: '2020-12-13', person: null, record }],
  }) as unknown as Parameters<typeof sectionLines>[0]

const starts_at = '2020-12-12T22:00:00.000Z'
const ends_at = '2020-12-13T04:00:00.000Z'

test('a reservation has its hours in its period, and not once more among the details', () => {
  const [line] = sectionLines(
    section('events', { title: 'Jantar', common_area: { title: 'Salão' }, starts_at, ends_at }),
    { language: 'pt', wordsOf: headingWords },
  )
  expect(line?.moments).toEqual([starts_at, ends_at])
  expect(line?.details.join(' ')).not.toMatch(/2020|Começa|Termina/)
})

test('details say days as people do on screens, and in full on paper', () => {
  const today = new Date().toISOString().slice(0, 10)
  const request = section('requests', { number: '3/2020', subject: 'Tomada', due_on: today })
  const detailsIn = (wordsOf: typeof fieldWords) =>
    sectionLines(request, { language: 'pt', wordsOf })[0]?.details.join(' · ')
  expect(detailsIn(headingWords)).toMatch(/Prazo (hoje|ontem|amanhã)$/)
  expect(detailsIn(fieldWords)).toContain(`Prazo ${today.split('-').toReversed().join('/')}`)
})
