import type { Language } from '@portaria/contract/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useCallback, useMemo } from 'react'
import { useLanguage } from '../platform/i18n/i18n.ts'
import { termWords, useSegmentBase } from '../platform/segment-terms.ts'

/** What a register's rows are called: as titles, and inside a sentence. */
export type RegisterWords = {
  /** "Morador" */
  one: string
  /** "Moradores" */
  many: string
  /** "morador", "moradores": inside a sentence. */
  inOne: string
  inMany: string
  gender: 'm' | 'f'
  language: Language
}

export function wordsFrom(
  language: Language,
  nouns: { one: string; many: string; gender: 'm' | 'f' },
): RegisterWords {
  const { one, many, gender } = nouns
  const inOne = one.toLocaleLowerCase(language)
  return { one, many, gender, inOne, inMany: many.toLocaleLowerCase(language), language }
}

/** Gives the words of any register: the chosen segment's term where one renames it, else its own. */
export function useWordsOf(): (register: AnyRegister) => RegisterWords {
  const language = useLanguage()
  const base = useSegmentBase()
  return useCallback(
    ({ name, term }) => {
      if (!term) return wordsFrom(language, registerText(language, name))
      const { singular, plural, gender } = termWords(language, base, term)
      return wordsFrom(language, { one: singular, many: plural, gender })
    },
    [language, base],
  )
}

export function useRegisterWords(register: AnyRegister): RegisterWords {
  const wordsOf = useWordsOf()
  return useMemo(() => wordsOf(register), [wordsOf, register])
}
