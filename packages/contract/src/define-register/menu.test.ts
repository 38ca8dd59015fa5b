import { expect, test } from 'vitest'
import { registers } from '../modules/registers.ts'
import type { AnyRegister } from './define-register.ts'
import { menuPlaces } from './menu.ts'

test('no two registers have the same icon in the menu', () => {
  const icons = Object.values<AnyRegister>(registers).flatMap(
    ({ menu }) => menuPlaces(menu)[0]?.icon ?? [],
  )
  expect(new Set(icons).size).toBe(icons.length)
})
