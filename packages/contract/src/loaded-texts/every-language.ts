import { languages } from '@portaria/i18n/languages'
import { loadProblemTexts } from './problem-texts.ts'
import { loadRegisterTexts } from './register-texts.ts'

/** Loads every language: a server answers in all of them, and reads spreadsheets in any. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(
    languages.flatMap((language) => [loadProblemTexts(language), loadRegisterTexts(language)]),
  )
}
