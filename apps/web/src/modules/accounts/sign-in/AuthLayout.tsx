import { type Language, languageNames, languages } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { contentId } from '@portaria/ui/layout'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRootAttribute } from '../../../platform/root-attribute.ts'
import { chooseLanguage } from '../../../platform/session/own-language.ts'
import { isDark } from '../../../platform/settings/scheme-kind.ts'
import { Brand } from '../../../shell/Brand.tsx'
import { GateScene } from './GateScene.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

export interface AuthLayoutProps {
  /** The title of the browser's tab. */
  pageTitle: string
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** The frame of pages for people who are not signed in: without navbar, toolbar and footer. */
export function AuthLayout({ pageTitle, title, text, children }: AuthLayoutProps) {
  const t = signInTexts.useTexts()
  usePageTitle(pageTitle)
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-ground text-ink lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-h-dvh flex-col px-5 py-5 sm:px-10 lg:px-14">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Brand />
          <span className="ms-auto flex items-center gap-1">
            <LanguageChoice />
            <ThemeButton />
          </span>
        </header>
        <main id={contentId} tabIndex={-1} className="m-auto w-full max-w-100 py-10 outline-none">
          <h1 className="text-2xl font-semibold text-balance">{title}</h1>
          {text && <p className="mt-2 text-base text-pretty text-muted">{text}</p>}
          <div className="mt-8">{children}</div>
        </main>
      </div>
      <aside className="relative hidden overflow-hidden border-s border-line bg-sunken lg:flex lg:flex-col">
        <div className="relative z-10 max-w-130 px-14 pt-24 xl:px-20">
          <p className="text-3xl font-semibold text-balance">{t('brand.headline')}</p>
          <p className="mt-4 max-w-100 text-base text-pretty text-muted">{t('brand.text')}</p>
        </div>
        <GateScene />
      </aside>
    </div>
  )
}

function LanguageChoice() {
  const t = signInTexts.useTexts()
  const language = useLanguage()
  return (
    <fieldset className="flex items-center rounded-lg border border-line p-0.5">
      <legend className="sr-only">{t('language')}</legend>
      {languages.map((choice: Language) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => void showLanguage(choice)}
          className="h-7 rounded-md px-2 text-xs font-medium text-muted uppercase hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:h-9 pointer-coarse:px-3"
        >
          <span aria-hidden>{choice}</span>
          <span className="sr-only">{languageNames[choice]}</span>
        </button>
      ))}
    </fieldset>
  )
}

function ThemeButton() {
  const t = signInTexts.useTexts()
  const dark = isDark(useRootAttribute('data-theme'))
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? t('themeToLight') : t('themeToDark')}
      onClick={() => void showScheme(dark ? 'light1' : 'dark1')}
    />
  )
}

/** Loaded later, so that the sign-in page does not wait for the settings. */
const settingsStore = () => import('../../../platform/settings/settings.store.ts')

async function showScheme(main: 'light1' | 'dark1'): Promise<void> {
  const { changeSettings } = await settingsStore()
  changeSettings({ theme: { main } })
}

/** Applies the language to the settings, which set the direction. */
async function showLanguage(language: Language): Promise<void> {
  await settingsStore()
  await chooseLanguage(language)
}
