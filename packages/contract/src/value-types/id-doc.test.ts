import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpfKey, idDoc, idDocKey, idDocKinds, type TypedIdDoc } from './id-doc.ts'

/** Returns the key of a typed document; throws if it is refused. */
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
  [{ kind: 'national_id', number: '30123456' }, 'id_doc_country_other'],
  [{ kind: 'national_id', number: '30123456', country: 'BR' }, 'id_doc_country_other'],
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

test.each([
  ['AR', 'DNI 30.123.456', '30123456', '30.123.456'],
  ['AR', '05.123.456', '5123456', '5.123.456'],
  ['PY', 'C.I. Nº 3.456.789', '3456789', '3.456.789'],
  ['UY', '1.234.567-2', '12345672', '1.234.567-2'],
  ['BO', '1234567-1k SC', '12345671K', '12345671K'],
  ['BO', 'CI 1234567 LP', '1234567', '1.234.567'],
  ['CL', 'RUN 12.345.678-5', '123456785', '12.345.678-5'],
  ['CL', '10.000.013-k', '10000013K', '10.000.013-K'],
  // A country that is not a neighbour, and an unknown form.
  ['VE', 'V-12.345.678', 'V12345678', 'V12345678'],
])('the identity card of %s, typed %s, is %s', (country, number, stored, read) => {
  const parsed = idDoc.parse({ kind: 'national_id', number, country })
  expect(parsed).toEqual({
    ok: true,
    value: { kind: 'national_id', number: stored, issuer: null, country },
  })
  if (!parsed.ok) throw new Error(parsed.code)
  expect(idDoc.numberAndIssuer(parsed.value)).toBe(read)
})

test.each([
  ['UY', '1.234.567-3'],
  ['CL', '12.345.678-K'],
  ['AR', 'AAB123456'],
])('a card of %s with the number %s is warned about, never refused', (country, number) => {
  expect(idDoc.parse({ kind: 'national_id', number, country })).toMatchObject({
    ok: true,
    warning: 'id_doc_unusual',
  })
})

test('the word for its own document before a number is not part of it', () => {
  expect(keyOf({ kind: 'rg', number: 'RG 13.846.579-x' })).toBe(
    keyOf({ kind: 'rg', number: '13846579X' }),
  )
  expect(keyOf({ kind: 'passport', number: 'Passaporte nº AAB 123.456' })).toBe(
    keyOf({ kind: 'passport', number: 'AAB123456' }),
  )
  // Letters that belong to the number stay.
  expect(keyOf({ kind: 'passport', number: 'CI 123456' })).toBe(
    keyOf({ kind: 'passport', number: 'CI123456' }),
  )
})

test.each([
  [{ kind: 'Passaporte', number: 'AAB123456', country: 'Argentina' }, 'passport', 'AR'],
  [{ number: 'DNI 30.123.456', country: 'argentino' }, 'national_id', 'AR'],
  [{ kind: 'Cédula de Identidad', number: '3456789', country: 'PY' }, 'national_id', 'PY'],
  [{ number: 'RUT: 12.345.678-5' }, 'national_id', 'CL'],
  [{ kind: 'RNM', number: 'F102345-6' }, 'crnm', undefined],
  [{ number: '529.982.247-25' }, 'cin', undefined],
  [{ number: '13.846.579-1' }, undefined, undefined],
])('cells %o are read as %s of %s', (cells, kind, country) => {
  expect(idDoc.ofCells(cells)).toEqual({
    ...cells,
    ...(kind && { kind }),
    ...(country && { country }),
  })
})

test('a CIN is identified by the CPF on it', () => {
  const typed = { kind: 'cin', number: '529.982.247-25' }
  expect(keyOf(typed)).toBe(cpfKey('52998224725'))
  expect(keyOf({ ...typed, issuer: 'SSP/SP', country: 'BR' })).toBe(cpfKey('52998224725'))
})

test('punctuation never distinguishes two documents', () => {
  const one = keyOf({ kind: 'rg', number: '13.846.579-1', issuer: 'SSP/SP' })
  expect(keyOf({ kind: 'RG', number: '138465791', issuer: 'ssp - sp', country: 'BR' })).toBe(one)
})

test('an RG of another state and a passport of another country are other documents', () => {
  const rg = { kind: 'rg', number: '138465791' }
  expect(keyOf({ ...rg, issuer: 'SSP/SP' })).not.toBe(keyOf({ ...rg, issuer: 'SSP/BA' }))
  const passport = { kind: 'passport', number: 'AB123456' }
  expect(keyOf({ ...passport, country: 'PT' })).not.toBe(keyOf({ ...passport, country: 'AR' }))
})

test('the issuer of a licence or passport is ignored', () => {
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
    country: fc.option(
      fc.oneof(fc.constantFrom('AR', 'BO', 'CL', 'UY'), fc.stringMatching(/^[A-Za-z]{2}$/)),
    ),
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
