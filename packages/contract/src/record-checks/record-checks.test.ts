import { expect, test } from 'vitest'
import { conditionsOfRegisters, rulesOfRegisters } from '../modules/checks.ts'
import { residents } from '../modules/people/residents/residents.ts'
import { registers } from '../modules/registers.ts'
import { conditionOf, recordRuleOf, sectionLook } from './record-checks.ts'

const today = '2026-11-23'

function lookOf(section: string, record: object) {
  const found = residents.form.find((one) => one.section === section)
  return found && sectionLook(residents, found, { ...record }, today)
}

test('sections about minors are open for minors, and closed if the age is unknown', () => {
  expect(lookOf('minor', { birth_date: '2008-11-24' })).toBe('open')
  expect(lookOf('minor', { birth_date: '2008-11-23' })).toBe('left_out')
  expect(lookOf('minor', { birth_date: null })).toBe('closed')
  expect(lookOf('minor', { birth_date: '24/11' })).toBe('closed')
})

test('the mark decides for readers who may not see the day of birth', () => {
  expect(lookOf('minor', { birth_date: null, is_minor: true })).toBe('open')
  expect(lookOf('minor', { birth_date: null, is_minor: false })).toBe('closed')
  // A typed day is newer than the saved mark.
  expect(lookOf('minor', { birth_date: '1980-01-01', is_minor: true })).toBe('left_out')
})

test('the driving licence is closed until one of its fields is filled in', () => {
  expect(lookOf('licence', {})).toBe('closed')
  expect(lookOf('licence', { cnh_category: 'B' })).toBe('open')
})

test('filled-in fields stay visible, even if their section does not apply', () => {
  expect(lookOf('minor', { birth_date: '1980-01-01', exit_permission: 'free' })).toBe('open')
})

test('other sections are open', () => {
  expect(lookOf('contact', {})).toBe('open')
})

test('definitions name existing rules and conditions, and folders have no unused ones', () => {
  for (const register of Object.values(registers)) {
    for (const name of register.rules ?? [])
      expect(recordRuleOf(register, name)).toBeTypeOf('function')
    for (const section of register.form) expect(() => conditionOf(register, section)).not.toThrow()
    const rules = rulesOfRegisters[register.name] ?? {}
    const conditions = conditionsOfRegisters[register.name] ?? {}
    expect([register.name, ...(register.rules ?? [])]).toEqual(
      expect.arrayContaining(Object.keys(rules)),
    )
    const applied = register.form.map(({ applies }) => applies)
    expect(applied).toEqual(expect.arrayContaining(Object.keys(conditions)))
  }
})

const inOrder: readonly (readonly [rule: string, kind: string, early: unknown, late: unknown])[] = [
  ['momentsInOrder', 'moment', '2026-01-01T10:00:00.000Z', new Date('2026-01-01T11:00:00Z')],
  ['periodInOrder', 'date', '2026-01-01', '2026-01-02'],
]

test.each(inOrder)(
  '%s is obeyed by the fields of each register that names it',
  (rule, kind, early, late) => {
    const naming = Object.values(registers).filter(({ rules }) =>
      rules?.some((one) => one === rule),
    )
    expect(naming.length).toBeGreaterThan(1)
    for (const register of naming) {
      const [first = '', last = ''] = Object.entries(register.fields)
        .flatMap(([name, field]) => (field.kind === kind ? [name] : []))
        .filter((name) => /^(starts|ends|valid|expected|admitted|dismissed|contract)_/.test(name))
      const check = recordRuleOf(register, rule)
      expect([register.name, check({ [first]: early, [last]: late }, today)]).toEqual([
        register.name,
        null,
      ])
      expect([register.name, check({ [first]: late, [last]: early }, today)?.field]).toEqual([
        register.name,
        last,
      ])
    }
  },
)

test('a missing rule or condition is an error', () => {
  expect(() => recordRuleOf(residents, 'unitsOnce')).toThrow('no rule unitsOnce')
  const section = { section: 'minor', fields: [], applies: 'ofElders' }
  expect(() => conditionOf(residents, section)).toThrow('no condition ofElders')
})
