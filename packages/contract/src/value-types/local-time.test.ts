import { expect, it } from 'vitest'
import { localTime } from './local-time.ts'

it.each([
  ['07:30', '07:30'],
  ['7:30', '07:30'],
  ['0730', '07:30'],
  ['7h30', '07:30'],
  ['19h', '19:00'],
  ['23:59:00', '23:59'],
])('reads %s as %s', (typed, value) => {
  expect(localTime.parse(typed)).toEqual({ ok: true, value })
})

it.each(['24:00', '7:60', '7:3', 'noon', '123'])('refuses %s', (typed) => {
  expect(localTime.parse(typed)).toEqual({ ok: false, code: 'time_format' })
})
