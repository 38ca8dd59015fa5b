import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { email } from './email.ts'

test.each([
  [' Maria.Souza@Exemplo.COM.BR ', 'maria.souza@exemplo.com.br'],
  ["o'neil+portaria@mail-1.example.org", "o'neil+portaria@mail-1.example.org"],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
])('%s is read as %s', (typed, value) => {
  expect(email.parse(typed)).toEqual({ ok: true, value })
})

test.each([
  '',
  'maria',
  'maria exemplo.com',
  'maria@',
  '@exemplo.com',
  'maria@exemplo',
  'maria@@exemplo.com',
  'maria@exemplo..com',
  'maria@-exemplo.com',
  'maria@exemplo.com.',
  'maria@exemplo.c',
  'maria@192.168.0.1',
  '.maria@exemplo.com',
  'maria.@exemplo.com',
  'ma..ria@exemplo.com',
  'ma ria@exemplo.com',
  'joão@exemplo.com',
  'maria@exemplo.com, ana@exemplo.com',
  'Maria <maria@exemplo.com>',
])('%s is not an address', (typed) => {
  expect(email.parse(typed)).toEqual({ ok: false, code: 'email_format' })
})

test('the lengths of RFC 5321 are enforced', () => {
  const domain = `${'d'.repeat(60)}.`.repeat(4)
  expect(email.parse(`${'a'.repeat(64)}@exemplo.com`).ok).toBe(true)
  expect(email.parse(`${'a'.repeat(65)}@exemplo.com`)).toEqual({ ok: false, code: 'email_length' })
  expect(email.parse(`abcdefg@${domain}br`).ok).toBe(true)
  expect(email.parse(`abcdefgh@${domain}br`)).toEqual({ ok: false, code: 'email_length' })
})

test('one mailbox is one address, however it is typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,6}$/), (value) => {
      expect(email.parse(email.format(value))).toEqual({ ok: true, value })
      expect(email.parse(` ${value.toUpperCase()} `)).toEqual({ ok: true, value })
    }),
  )
})
