import { expect, test } from 'vitest'
import { isPassCode, passCodeOf } from './gate-codes.ts'

const code = 'AB27'.repeat(19) + 'C'

test.each([
  code,
  ` ${code.slice(0, 40)} ${code.slice(40)} `,
  `https://portaria.example/apps/guests/pass/${code}`,
  `http://localhost:3000/apps/guests/pass/${code}/`,
  `https://portaria.example/apps/guests/pass/${code}?lang=en`,
])('finds a code in %j', (typed) => {
  expect(passCodeOf(typed)).toBe(code)
  expect(passCodeOf(typed.toLowerCase())).toBe(code.toLowerCase())
})

test.each([code.slice(1), `${code}A`, `https://portaria.example/other/${code}`, 'ana', ''])(
  'finds no code in %j',
  (typed) => {
    expect(isPassCode(typed)).toBe(false)
  },
)
