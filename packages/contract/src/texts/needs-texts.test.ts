import { languages } from '@portaria/i18n/languages'
import { pluralForms } from '@portaria/i18n/plural-forms'
import { expect, it } from 'vitest'
import type { AnyRegister } from '../define-register/define-register.ts'
import { registers } from '../modules/registers.ts'
import { loadRegisterTexts, needsText, registerText } from './register-texts.ts'

/** What waits for somebody in a register: states, and marks that somebody must take care of. */
const needsOf = ({ states, attention = [], keepsDisputed }: AnyRegister) => [
  ...Object.keys(states?.needs ?? {}),
  ...attention,
  ...(keepsDisputed ? ['disputed'] : []),
]

it.each(languages)(
  'what waits has a sentence in every form of %s, and nothing else has',
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

it('is counted as the language counts', () => {
  expect(needsText('pt', 'parcels', 'arrived', [1, '1'])).toBe(
    '1 encomenda chegou e ninguém foi avisado',
  )
  expect(needsText('pt', 'parcels', 'arrived', [1_204, '1.204'])).toBe(
    '1.204 encomendas chegaram e ninguém foi avisado',
  )
})
