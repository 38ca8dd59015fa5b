import { languageNames, languages } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { MenuChoice } from '@portaria/ui/overlays/Menu'
import { chooseLanguage } from '../../platform/session/own-language.ts'
import { reportNotSaved } from '../../platform/settings/save-settings.ts'

/** The items of a menu, one per language; each language is named in its own words. */
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
