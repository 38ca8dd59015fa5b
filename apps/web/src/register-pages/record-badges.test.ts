import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { recordTitle } from './record.ts'
import { recordBadges } from './record-badges.ts'

const { residents, visitors } = registers

const always = {
  id: '01994a10-5c00-7d0c-8e00-000000000001',
  version: 1,
  status: 'ATIVO',
  created_at: '2026-11-22T14:05:00.000Z',
  created_by: null,
  updated_at: '2026-11-22T14:05:00.000Z',
  updated_by: null,
  deleted_at: null,
} as const

const wordsOf = (register: AnyRegister, record: object) =>
  recordBadges(register, { ...always, ...record }, 'pt').map(({ label, tone }) => [label, tone])

test('blocked, pending, under age, moved out and inactive are badges', () => {
  expect(wordsOf(visitors, { blocked: true })).toEqual([['Bloqueado', 'danger']])
  expect(wordsOf(visitors, { blocked: true, gender: 'female' })).toEqual([['Bloqueada', 'danger']])
  expect(wordsOf(residents, { approval: 'pending', is_minor: true })).toEqual([
    ['Aguarda aprovação', 'warning'],
    ['Menor de idade', 'accent'],
  ])
  expect(wordsOf(residents, { former: true, status: 'INATIVO' })).toEqual([
    ['Já se mudou', 'neutral'],
    ['Inativo', 'neutral'],
  ])
})

test('usual, hidden or unread values are no badges', () => {
  expect(wordsOf(visitors, { blocked: null, is_minor: false })).toEqual([])
  expect(wordsOf(residents, { approval: 'accepted' })).toEqual([])
})

test('a record is named by the social name, if there is one', () => {
  const name = 'Anacleto Brandão'
  expect(recordTitle(residents, { ...always, name, social_name: 'Ana Brandão' })).toBe(
    'Ana Brandão',
  )
  expect(recordTitle(residents, { ...always, name, social_name: null })).toBe(name)
})
