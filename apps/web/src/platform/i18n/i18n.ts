import { type Language, languages } from '@portaria/contract/actor'
import { type BackendModule, createInstance } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { readStored, writeStored } from '../session/session-storage.ts'

/** Texts of one area in one language: sentences, and groups of them. */
export type TextTree = { readonly [key: string]: string | TextTree }

type Counted<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key

/** Dotted path of every sentence; `x_one` and `x_other` are both the key `x` with a `count`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Counted<Key>
    : `${Key}.${TextKey<Tree[Key]>}`
}[keyof Tree & string]

export type TextValues = Readonly<Record<string, string | number>>

/** Gives a sentence by its key, with `{{name}}` filled in. */
export type Translate<Tree> = (key: TextKey<Tree>, values?: TextValues) => string

export type Texts<Tree> = {
  /** For components: they follow a change of language, and wait for a language to arrive. */
  useTexts: () => Translate<Tree>
  /** Outside components, for example in a notification after a call. */
  text: Translate<Tree>
}

const LANGUAGE_KEY = 'language'

/** Each language in its own words, so that who reads it finds it. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English' }

/** BCP 47 tags of numbers, dates and the page itself. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en' }

const i18n = createInstance()
const loaders = new Map<string, () => Promise<TextTree>>()

/** Portuguese comes with each area's own code; any other language when somebody reads it. */
const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(_language, area, done) {
    const load = loaders.get(area) ?? (() => Promise.reject(new Error(`no texts for ${area}`)))
    void settle(load, done)
  },
}

async function settle(
  load: () => Promise<TextTree>,
  done: (error: Error | null, texts: TextTree | null) => void,
): Promise<void> {
  try {
    done(null, await load())
  } catch (error) {
    done(error instanceof Error ? error : new Error('the texts did not come'), null)
  }
}

i18n.on('languageChanged', () => {
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  const language = currentLanguage()
  // At the start it stands there already, with the direction that the person may have chosen.
  if (root.lang === locales[language]) return
  root.lang = locales[language]
  root.dir = directionOf(language)
})

void i18n
  .use(lazyTexts)
  .use(initReactI18next)
  .init({
    lng: asLanguage(readStored(LANGUAGE_KEY)),
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    partialBundledLanguages: true,
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  })

function asLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? 'pt'
}

/**
 * The texts of one area, in Portuguese at once and in English when asked for. `en` has the type of
 * `pt`, so a sentence that one of them lacks does not compile.
 */
export function defineTexts<Tree extends TextTree>(
  area: string,
  pt: Tree,
  en: () => Promise<Tree>,
): Texts<Tree> {
  loaders.set(area, en)
  i18n.addResourceBundle('pt', area, pt)
  return {
    useTexts: () => {
      const { t } = useTranslation(area)
      return useCallback((key: string, values) => t(key, { ...values }), [t])
    },
    text: (key: string, values) => i18n.t(key, { ns: area, ...values }),
  }
}

export function currentLanguage(): Language {
  return asLanguage(i18n.language)
}

/** The direction one reads a language in. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return i18n.dir(language)
}

/** Calls back with the new language after every change; returns what ends it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const tell = () => listener(currentLanguage())
  i18n.on('languageChanged', tell)
  return () => i18n.off('languageChanged', tell)
}

/** Follows the language of the page. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

/** Changes the language of the page and of the next visit; ready when its texts are there. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored(LANGUAGE_KEY, language)
  await i18n.changeLanguage(language)
}
