import type { Language } from '@portaria/contract/actor'
import { bringTexts } from '@portaria/contract/texts/late-texts'
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

export const languages = ['pt', 'en'] as const satisfies readonly Language[]

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

i18n.on('languageChanged', (language) => {
  if (typeof document === 'undefined') return
  document.documentElement.lang = locales[asLanguage(language)]
  document.documentElement.dir = i18n.dir(language)
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

/** Follows the language of the page. */
export function useLanguage(): Language {
  return useSyncExternalStore((listener) => {
    i18n.on('languageChanged', listener)
    return () => i18n.off('languageChanged', listener)
  }, currentLanguage)
}

/** Changes the language of the page and of the next visit; ready when its texts are there. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored(LANGUAGE_KEY, language)
  await fetchContractTexts(language)
  await i18n.changeLanguage(language)
}

/**
 * Fetches the contract's words in a language: unlike an area's they cannot be waited for while a
 * page is drawn. Where they cannot be had, Portuguese stands in.
 */
export async function fetchContractTexts(language = currentLanguage()): Promise<void> {
  if (language === 'pt') return
  const found = await import('@portaria/contract/texts/en/texts').catch(() => null)
  if (found) bringTexts(language, found.enTexts)
}
