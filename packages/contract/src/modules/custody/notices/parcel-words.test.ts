import { expect, it } from 'vitest'
import { sentences as ar } from './ar.ts'
import { sentences as en } from './en.ts'
import { sentences as es } from './es.ts'
import { sentences as pt } from './pt.ts'

const parcel = { number: '12', kind: 'parcel', sender: 'Sedex', day: '2026-11-30', place: 'A 101' }

it.each([
  [pt, 'Encomenda de Sedex (30/11), nº 12, está na portaria: A 101.'],
  [es, 'Paquete de Sedex (30/11), n.º 12, está en la portería: A 101.'],
  [en, 'Parcel from Sedex (2026-11-30), no. 12, is here: A 101.'],
  [ar, 'طرد من Sedex (30/11)، رقم 12، عند البوابة: A 101.'],
])(
  'a notice names a parcel by kind, sender and day, with its number (custody §14)',
  (one, said) => {
    expect(one.parcel_arrived.text(parcel)).toBe(said)
  },
)

it('a letter is called a letter in every notice of it', () => {
  const letter = { ...parcel, kind: 'judicial', sender: '', by: 'Ana', locker: 'L', door: '1' }
  const kinds = [
    pt.parcel_arrived,
    pt.parcel_judicial,
    pt.parcel_waiting,
    pt.parcel_handed,
    pt.parcel_lost,
    pt.parcel_returned,
    pt.parcel_refused,
    pt.parcel_in_locker,
  ]
  const named = Object.keys(pt).filter((kind) => kind.startsWith('parcel_'))
  expect(kinds).toHaveLength(named.length)
  for (const one of kinds.map(({ text }) => text(letter)))
    expect(one).toMatch(/^Correspondência judicial \(30\/11\), nº 12/)
})

it('a notice made before it had these words still reads', () => {
  const { number, place } = parcel
  const old = { number, place } as typeof parcel
  expect(pt.parcel_waiting.text(old)).toBe('Encomenda, nº 12, ainda não foi retirada: A 101.')
})
