import { languages } from '@portaria/i18n/languages'
import { pluralForms } from '@portaria/i18n/plural-forms'
import { expect, it } from 'vitest'
import type { AnyRegister } from '../define-register/define-register.ts'
import { registers } from '../modules/registers.ts'
import { loadRegisterTexts, needsText, registerText } from './register-texts.ts'

/** Returns the reasons why rows of a register need attention: states, and marks. */
const needsOf = ({ states, attention = [], keepsDisputed }: AnyRegister) => [
  ...Object.keys(states?.needs ?? {}),
  ...attention,
  ...(keepsDisputed ? ['disputed'] : []),
]

it.each(languages)(
  'each of these reasons, and nothing else, has a sentence in every form of %s',
  async (language) => {
    await loadRegisterTexts(language)
    for (const register of Object.values<AnyRegister>(registers)) {
      const needs = registerText(language, register.name).needs ?? {}
      expect([register.name, Object.keys(needs).toSorted()]).toEqual([
        register.name,
        needsOf(register).toSorted(),
      ])
      for (const forms of Object.values(needs))
        expect(Object.keys(forms).toSorted()).toEqual(pluralForms(language).toSorted())
    }
  },
)

it("counts are in the language's own form", () => {
  expect(needsText('pt', 'parcels', 'arrived', [1, '1'])).toBe(
    '1 encomenda chegou e ninguém foi avisado',
  )
  expect(needsText('pt', 'parcels', 'arrived', [1_204, '1.204'])).toBe(
    '1.204 encomendas chegaram e ninguém foi avisado',
  )
})
