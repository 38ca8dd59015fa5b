import { languages } from '@portaria/i18n/languages'
import { expect, it } from 'vitest'
import type { AnyRegister } from '../define-register/define-register.ts'
import { readableName } from '../define-register/field.ts'
import { registers } from '../modules/registers.ts'
import { loadRegisterTexts, registerText } from './register-texts.ts'

const placesIn = (heading = '') =>
  [...heading.matchAll(/\{\{([\w|]+)\}\}/g)].map(([, names = '']) => names)

it.each(languages)(
  'headings of records name fields in %s, the same ones in all languages',
  async (language) => {
    await loadRegisterTexts(language)
    for (const register of Object.values<AnyRegister>(registers)) {
      const places = placesIn(registerText(language, register.name).heading)
      expect([register.name, places]).toEqual([
        register.name,
        placesIn(registerText('pt', register.name).heading),
      ])
      const fields = Object.keys(register.fields).map(readableName)
      expect(
        places.flatMap((names) => names.split('|')).filter((name) => !fields.includes(name)),
      ).toEqual([])
    }
  },
)
