import type { DeskHit } from '@portaria/contract/modules/gate/desk-hits'
import { expect, test } from 'vitest'
import { standingHits } from './standing-hits.ts'

const record = (title: string): DeskHit => ({
  kind: 'record',
  id: title,
  register: 'apartments',
  hit: { id: title, title, former: false, by: null, record: {} },
})
const label: DeskHit = { kind: 'label', id: 'label', tracking: 'QP123456789BR', isNew: true }
const hits = [
  record('Ipê Amarelo · 606'),
  record('Jacarandá · 606'),
  record('Camila Duarte'),
  record('Turma UNO-9'),
  label,
]

test.each([
  ['606', 'Ipê Amarelo · 606', 'Jacarandá · 606'],
  ['606 jac', 'Jacarandá · 606'],
  ['606j', 'Jacarandá · 606'],
  ['ap 606', 'Ipê Amarelo · 606', 'Jacarandá · 606'],
  ['camila d', 'Camila Duarte'],
  ['camila souza'],
  ['uno-9', 'Turma UNO-9'],
  ['amila'],
  // An earlier answer cannot tell whether this label is new.
  ['QP123456789BR'],
])('of an earlier text those stand on that show all words of %s', (typed, ...standing) => {
  expect(standingHits(hits, typed).map(({ id }) => id)).toEqual(standing)
})
