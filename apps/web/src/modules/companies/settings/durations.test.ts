import { expect, test } from 'vitest'
import { chosenUnits, durationWords, spokenUnit, unitAfter } from './durations.ts'

test('a duration is said in the largest unit of which it is a whole number', () => {
  expect(durationWords('pt-BR', 1_440, 'minute')).toBe('24 horas')
  expect(durationWords('pt-BR', 90, 'minute')).toBe('90 minutos')
  expect(durationWords('pt-BR', 60, 'second')).toBe('1 minuto')
  expect(durationWords('pt-BR', 720, 'hour')).toBe('30 dias')
  expect(durationWords('pt-BR', 24, 'hour')).toBe('24 horas')
  expect(durationWords('en', 1_800, 'second')).toBe('30 minutes')
  expect(spokenUnit(0, 'minute')).toBe('minute')
})

test('the name of a unit agrees with its number', () => {
  expect(unitAfter('pt-BR', 'hour', 1)).toBe('hora')
  expect(unitAfter('pt-BR', 'hour', 12)).toBe('horas')
  // Arabic leaves out one and two.
  expect(unitAfter('ar', 'hour', 12)).toBe('ساعة')
})

test('no unit can be chosen that is smaller than the stored one, or larger than the limit', () => {
  expect(chosenUnits('minute', 60)).toEqual(['minute', 'hour'])
  expect(chosenUnits('minute', 1_440)).toEqual(['minute', 'hour', 'day'])
  expect(chosenUnits('second', 600)).toEqual(['second', 'minute'])
  expect(chosenUnits('day', 3_650)).toEqual(['day'])
})
