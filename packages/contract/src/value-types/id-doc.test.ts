import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpfKey, idDoc, idDocKey, idDocKinds, type TypedIdDoc } from './id-doc.ts'

/** The key of what was typed; fails on what is refused. */
function keyOf(typed: TypedIdDoc): string {
  const parsed = idDoc.parse(typed)
  if (!parsed.ok) throw new Error(parsed.code)
  return idDocKey(parsed.value)
}

test('a document is stored in upper case and without its mask', () => {
  expect(
    idDoc.parse({ kind: ' RG ', number: '13.846.579-x', issuer: ' ssp/sp ', country: 'br' }),
  ).toEqual({
    ok: true,
    value: { kind: 'rg', number: '13846579X', issuer: 'SSP/SP', country: 'BR' },
  })
  expect(idDoc.parse({ kind: 'passport', number: 'fx 123456', issuer: '', country: null })).toEqual(
    {
      ok: true,
      value: { kind: 'passport', number: 'FX123456', issuer: null, country: null },
    },
  )
})

test.each([
  [{ kind: 'cpf', number: '52998224725' }, 'id_doc_kind'],
  [{ kind: 'rg', number: '..' }, 'id_doc_number'],
  [{ kind: 'rg', number: '1'.repeat(21) }, 'id_doc_number'],
  [{ kind: 'cnh', number: '' }, 'id_doc_number'],
  [{ kind: 'rg', number: '1234#6' }, 'id_doc_number'],
  [{ kind: 'passport', number: 'FX123456', country: 'Brasil' }, 'id_doc_country'],
  [{ kind: 'cin', number: '52998224726' }, 'cpf_check_digits'],
])('%o is refused with %s', (typed, code) => {
  expect(idDoc.parse(typed)).toEqual({ ok: false, code })
})

test('a licence is warned about, never refused for its digits', () => {
  expect(idDoc.parse({ kind: 'cnh', number: '58316794534' })).not.toHaveProperty('warning')
  expect(idDoc.parse({ kind: 'cnh', number: '58316794535' })).toMatchObject({
    ok: true,
    warning: 'cnh_check_digits',
  })
})

test('a CIN is known by the CPF it carries', () => {
  const typed = { kind: 'cin', number: '529.982.247-25' }
  expect(keyOf(typed)).toBe(cpfKey('52998224725'))
  expect(keyOf({ ...typed, issuer: 'SSP/SP', country: 'BR' })).toBe(cpfKey('52998224725'))
})

test('punctuation never makes two documents of one', () => {
  const one = keyOf({ kind: 'rg', number: '13.846.579-1', issuer: 'SSP/SP' })
  expect(keyOf({ kind: 'RG', number: '138465791', issuer: 'ssp - sp', country: 'BR' })).toBe(one)
})

test('an RG of another state and a passport of another country are other documents', () => {
  const rg = { kind: 'rg', number: '138465791' }
  expect(keyOf({ ...rg, issuer: 'SSP/SP' })).not.toBe(keyOf({ ...rg, issuer: 'SSP/BA' }))
  const passport = { kind: 'passport', number: 'AB123456' }
  expect(keyOf({ ...passport, country: 'PT' })).not.toBe(keyOf({ ...passport, country: 'AR' }))
})

test('the issuer of a licence or passport does not count', () => {
  const licence = { kind: 'cnh', number: '58316794534' }
  expect(keyOf({ ...licence, issuer: 'DETRAN SP' })).toBe(keyOf(licence))
})

test('a document is shown with its issuer', () => {
  const cin = { kind: 'cin', number: '52998224725', issuer: null, country: null } as const
  expect(idDoc.format(cin)).toBe('529.982.247-25')
  expect(idDoc.format({ ...cin, kind: 'rg', issuer: 'SSP/SP' })).toBe('52998224725 SSP/SP')
})

test('the stored form reads as itself, with the same key', () => {
  const typed = fc.record({
    kind: fc.constantFrom(...idDocKinds.filter((kind) => kind !== 'cin')),
    number: fc.stringMatching(/^[0-9a-zA-Z. -]{3,24}$/),
    issuer: fc.option(fc.string({ unit: 'grapheme' })),
    country: fc.option(fc.stringMatching(/^[A-Za-z]{2}$/)),
  })
  fc.assert(
    fc.property(typed, (document) => {
      const parsed = idDoc.parse(document)
      fc.pre(parsed.ok)
      expect(idDoc.parse(parsed.value)).toEqual(parsed)
      expect(keyOf(parsed.value)).toBe(keyOf(document))
    }),
  )
})
