import { expect, test } from 'vitest'
import { choiceLabel, flagLabel, loadRegisterTexts } from '../loaded-texts/register-texts.ts'
import { registers } from '../modules/registers.ts'
import { readCell, writeCell } from '../spreadsheets/spreadsheet-cells.ts'
import { spreadsheetColumns } from '../spreadsheets/spreadsheet-columns.ts'
import { genderOf } from './agreeing-word.ts'

test('a state agrees with the noun of its register, and with the person if known', () => {
  expect(choiceLabel('pt', 'towers', 'status', 'INATIVO')).toBe('Inativa')
  expect(choiceLabel('pt', 'vehicles', 'status', 'INATIVO')).toBe('Inativo')
  // A segment calls the towers "setores".
  expect(choiceLabel('pt', 'towers', 'status', 'INATIVO', { noun: 'm' })).toBe('Inativo')
  expect(choiceLabel('pt', 'residents', 'status', 'INATIVO', { person: 'f' })).toBe('Inativa')
})

test('words for people are masculine unless a woman is known', async () => {
  const married = (person?: 'm' | 'f') =>
    choiceLabel('pt', 'residents', 'marital_status', 'married', { person })
  expect([married('f'), married('m'), married()]).toEqual(['Casada', 'Casado', 'Casado(a)'])
  expect(choiceLabel('pt', 'occupancies', 'relation', 'owner')).toBe('Proprietário')
  expect(choiceLabel('pt', 'occupancies', 'relation', 'owner', { person: 'f' })).toBe(
    'Proprietária',
  )
  expect(flagLabel('pt', 'visitors', 'blocked', { person: genderOf({ gender: 'female' }) })).toBe(
    'Bloqueada',
  )
  expect(flagLabel('pt', 'visitors', 'blocked', { person: genderOf({ gender: 'other' }) })).toBe(
    'Bloqueado',
  )
  await loadRegisterTexts('en')
  expect(flagLabel('en', 'visitors', 'blocked', { person: 'f' })).toBe('Blocked')
})

test('a spreadsheet may contain either form, and is written in that of its noun', () => {
  const status = spreadsheetColumns(registers.towers).find(({ key }) => key === 'status')
  if (!status) throw new Error('towers have a status')
  for (const word of ['Ativo', 'Ativa', 'ativa'])
    expect(readCell(status, word, 'UTC')).toEqual(readCell(status, 'ATIVO', 'UTC'))
  expect(writeCell(status, 'ATIVO', { language: 'pt', zone: 'UTC' })).toBe('Ativa')
})
