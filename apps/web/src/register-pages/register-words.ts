import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import {
  type Agreement,
  choiceLabel,
  choiceTerm,
  fieldLabel,
  fieldTerm,
  fillTerms,
  registerText,
} from '@portaria/contract/loaded-texts/register-texts'
import { termWords } from '@portaria/contract/segments/segment-words'
import { genderOf } from '@portaria/contract/texts/agreeing-word'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useCallback, useMemo } from 'react'
import { shownSegment, useSegmentTerms } from '../platform/segment.store.ts'

/** The nouns for a register's rows, as titles and inside a sentence. */
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

/**
 * Returns a function that gives the words of any register: the shown segment's term if it renames
 * one, or the register's own.
 */
export function useWordsOf(): (register: AnyRegister) => RegisterWords {
  const language = useLanguage()
  const termOf = useSegmentTerms()
  return useCallback(
    ({ name, term }) => {
      if (!term) return wordsFrom(language, registerText(language, name))
      const { singular, plural, gender } = termOf(term)
      return wordsFrom(language, { one: singular, many: plural, gender })
    },
    [language, termOf],
  )
}

/** The noun for one row of a register: the shown segment's term if it renames one. */
export const registerNoun = ({ name, term }: AnyRegister, language: Language): string =>
  term ? termWords(language, shownSegment(), term).singular : registerText(language, name).one

export function useRegisterWords(register: AnyRegister): RegisterWords {
  const wordsOf = useWordsOf()
  return useMemo(() => wordsOf(register), [wordsOf, register])
}

/**
 * Returns a function that gives the label of any register's field, renamed by the shown segment if
 * it is a term.
 */
export function useFieldLabel(): (register: RegisterName, field: string) => string {
  const language = useLanguage()
  const termOf = useSegmentTerms()
  return useCallback(
    (register, field) => {
      const term = fieldTerm(register, field)
      return term === null ? fieldLabel(language, register, field) : termOf(term).singular
    },
    [language, termOf],
  )
}

/**
 * The label of a choice; for a role, the shown segment's word. Components that use it call
 * `useSegment`.
 */
export function choiceWords(
  language: Language,
  register: RegisterName,
  field: string,
  value: string,
  said: Agreement = {},
): string {
  const term = choiceTerm(field, value)
  return term === null
    ? choiceLabel(language, register, field, value, said)
    : termWords(language, shownSegment(), term).singular
}

/**
 * The agreement of words about a record: with the person, if they state a gender, or with the shown
 * segment's noun.
 */
export function agreementOf(
  { term }: AnyRegister,
  record: { readonly [field: string]: unknown },
  language: Language,
): Agreement {
  const person = genderOf(record)
  return term ? { person, noun: termWords(language, shownSegment(), term).gender } : { person }
}

/**
 * Returns a function that puts the shown segment's words into a sentence of the contract (see
 * `fillTerms`).
 */
export function useFilledTerms(): (sentence: string) => string {
  const language = useLanguage()
  const termOf = useSegmentTerms()
  return useCallback((sentence) => fillTerms(language, sentence, termOf), [language, termOf])
}
