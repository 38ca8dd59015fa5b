import { expect, test } from 'vitest'
import { registers } from '../modules/registers.ts'
import type { AnyRegister } from './define-register.ts'
import { menuPlaces } from './menu.ts'

test('no two registers have the same icon in the menu', () => {
  const byIcon = Map.groupBy(
    Object.values<AnyRegister>(registers),
    ({ menu }) => menuPlaces(menu)[0]?.icon,
  )
  const shared = [...byIcon].flatMap(([icon, those]) =>
    icon !== undefined && those.length > 1
      ? [`${icon}: ${those.map(({ name }) => name).join()}`]
      : [],
  )
  expect(shared).toEqual([])
})
