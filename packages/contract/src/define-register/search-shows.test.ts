import { expect, test } from 'vitest'
import type { AnyRegister } from '../define-register/define-register.ts'
import { titleFields } from '../define-register/record-names.ts'
import { registers } from '../modules/registers.ts'

/** The search records no read of sensitive data, and so must show none. */
test.each(
  Object.values(registers).map((register): [string, AnyRegister] => [register.name, register]),
)('the global search shows nothing sensitive of %s', (_, { fields, globalSearch, ...register }) => {
  const shown = new Set([...titleFields({ fields, ...register }), ...(globalSearch?.shows ?? [])])
  const sensitive = Object.entries(fields)
    .filter(([name, field]) => field.sensitive && shown.has(name))
    .map(([name]) => name)
  expect(sensitive).toEqual([])
})
