import fc from 'fast-check'

/** Texts that have broken servers: for parsers, for the database, for code that compares or sorts. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '\u202Eabc',
  '%',
  '\\',
  '\\%_',
  "'; SELECT pg_sleep(60); --",
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9223372036854775808',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '294277-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:30:00Z',
  `2026-01-01T00:00:00.${'0'.repeat(200)}Z`,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '12345678909',
  'ABC1D23',
  '{}',
  '[]',
  'W10',
  'ñ́'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  'a'.repeat(10_000),
] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  5e-324,
)

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => [inner], 'deep')

/** Any JSON that may be sent in place of a field's proper value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom(null, true, false, {}, [], [null], [[]], { id: null }, nested(2_000)),
  fc.array(hostileText, { maxLength: 5 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 4 }),
)
