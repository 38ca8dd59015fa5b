import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { loadEveryLanguage } from '@portaria/contract/loaded-texts/every-language'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { languages } from '@portaria/i18n/languages'
import { expect, test } from 'vitest'
import { slotsOf } from '../register-pages/register-slots.ts'
import { filledSlots } from './modules.ts'

test.each(Object.values(registers))(
  'parts of modules on the page of $name show fields that the page would repeat',
  (register: AnyRegister) => {
    const { shownFields } = slotsOf(filledSlots, register.name)
    const named = register.form.flatMap(({ fields }) => fields)
    expect(shownFields.filter((name) => !named.includes(name))).toEqual([])
    // A field that a part shows has no place in the story either.
    expect(shownFields.filter((name) => register.story?.includes(name))).toEqual([])
  },
)

test.each([
  ['requests', ['answer', 'reopen_reason', 'team_note']],
  ['occurrences', ['cancel_reason', 'outcome', 'unit_note']],
  ['council-occurrences', ['cancel_reason', 'outcome']],
  ['parcels', ['arrived_at', 'handed_at', 'reminded_at', 'told_at']],
] as const)('%s show the text and moment of a step once', (name, fields) => {
  expect(slotsOf(filledSlots, name).shownFields.toSorted()).toEqual(fields)
})

test('every column that a module adds to a list has its heading in all languages', async () => {
  await loadEveryLanguage()
  const added = Object.values(registers).flatMap(({ name }) =>
    slotsOf(filledSlots, name).listColumns.map(({ key }) => ({ name, key })),
  )
  expect(added).toContainEqual({ name: 'announcements', key: 'delivery' })
  const missing = added.flatMap(({ name, key }) =>
    languages.filter((language) => !registerText(language, name).columns?.[key]),
  )
  expect(missing).toEqual([])
})
