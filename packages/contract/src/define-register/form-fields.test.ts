import { expect, test } from 'vitest'
import { registers } from '../modules/registers.ts'
import type { AnyRegister } from './define-register.ts'

test.each(Object.values<AnyRegister>(registers))(
  'the form of $name asks for each required field that people write',
  ({ fields, form }) => {
    const asked = new Set(form.flatMap((section) => section.fields))
    const missing = Object.entries(fields)
      .filter(([name, { required, readOnly }]) => required && !readOnly && !asked.has(name))
      .map(([name]) => name)
    expect(missing).toEqual([])
  },
)
