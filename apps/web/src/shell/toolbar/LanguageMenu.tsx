import { languageNames, languages } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Menu, MenuChoice } from '@portaria/ui/overlays/Menu'
import { Languages } from 'lucide-react'
import { chooseLanguage } from '../../platform/session/own-language.ts'
import { reportNotSaved } from '../../platform/settings/save-settings.ts'
import { shellTexts } from '../texts/shell-texts.ts'

/** Chooses the language of the page; each language is named in its own words. */
export function LanguageMenu() {
  const t = shellTexts.useTexts()
  return (
    <Menu align="end" trigger={<IconButton icon={Languages} label={t('user.language')} />}>
      <LanguageChoice />
    </Menu>
  )
}

/** The items of a menu, one per language. */
export function LanguageChoice({ label }: { label?: string }) {
  return (
    <MenuChoice
      label={label}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={useLanguage()}
      onChange={(value) => {
        const chosen = languages.find((language) => language === value)
        if (chosen !== undefined) void chooseLanguage(chosen).catch(reportNotSaved)
      }}
    />
  )
}
