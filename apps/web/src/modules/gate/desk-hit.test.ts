import type { GatePass, GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { recordBadges } from '../../register-pages/record-badges.ts'
import { hitDetail } from '../search/public/hit-words.ts'
import { actOfHit, actOfPass, actOfVisit, type HitWords } from './desk-hit.ts'

const home = { id: 'u', title: 'Torre A · 101' }
const words: HitWords = { detailOf: () => '', unitsOf: () => [home] }

const visit = (state: GateVisit['state'], passId: string | null = null) =>
  ({ id: 'v', guest_name: 'Ana', state, pass_id: passId, provisional: false }) as GateVisit

const pass = (more: Partial<GatePass> = {}) =>
  ({
    id: 'p',
    guest_name: 'Ana',
    apartment: home,
    refusal: null,
    visit_id: null,
    ...more,
  }) as GatePass

const record = (
  register: 'residents' | 'visitors' | 'apartments' | 'employees' | 'common-areas',
) => ({
  kind: 'record' as const,
  id: register,
  register,
  hit: { id: 'x', title: 'Ana', former: false, by: null, record: {} },
})

test('a visit is announced, answered, let in or ended, by its state', () => {
  expect(actOfVisit(visit('waiting')).name).toBe('answer')
  expect(actOfVisit(visit('authorised')).name).toBe('enter')
  expect(actOfVisit(visit('expected', 'p')).name).toBe('enter')
  // The unit has not allowed this visit yet, so the desk asks the unit.
  expect(actOfVisit(visit('expected')).name).toBe('arrive')
  expect(actOfVisit(visit('inside')).name).toBe('leave')
})

test('a pass enters by the typed code, or by the visit it is expected for', () => {
  const code = 'A'.repeat(77)
  expect(actOfPass(pass(), code)).toMatchObject({ ticket: { by: { code } } })
  expect(actOfPass(pass(), '1234 5678')).toMatchObject({ ticket: { by: { pin: '12345678' } } })
  expect(actOfPass(pass())).toMatchObject({ ticket: { by: { pass_id: 'p' } } })
  expect(actOfPass(pass({ visit_id: 'v' }))).toMatchObject({ ticket: { by: { visit_id: 'v' } } })
})

test('an invalid pass leads to the unit', () => {
  expect(actOfPass(pass({ refusal: 'pass_expired' }))).toEqual({ name: 'call', unit: home })
})

test('calls a unit and its residents, and registers a known visitor again', () => {
  const of = (register: Parameters<typeof record>[0]) => actOfHit(record(register), '', words)
  expect(of('apartments')).toEqual({ name: 'call', unit: { id: 'x', title: 'Ana' } })
  expect(of('residents')).toMatchObject({ name: 'call', unit: home, host: { id: 'x' } })
  expect(of('visitors')).toMatchObject({ name: 'visit', start: { visitor: { id: 'x' } } })
  expect(of('employees')).toMatchObject({ name: 'visit', start: { employee: { id: 'x' } } })
  expect(of('common-areas')).toMatchObject({ name: 'visit', start: { area: { id: 'x' } } })
})

test('shows the state of a parcel once, as its badge', () => {
  const hit = { id: 'x', title: '9', former: false, by: null }
  const told = { ...hit, record: { carrier: 'Correios', apartment: home, state: 'told' } }
  const received = { ...hit, record: { carrier: 'Correios', apartment: home, state: 'arrived' } }
  const texts = [told, received].map((one) => [
    hitDetail(registers.parcels, one, 'pt'),
    recordBadges(registers.parcels, one.record, 'pt').length,
  ])
  expect(texts).toEqual([
    ['Correios · Torre A · 101', 1],
    ['Correios · Torre A · 101', 1],
  ])
})
