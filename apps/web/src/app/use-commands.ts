import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may, mayAct, mayUse } from '@portaria/contract/define-register/permissions'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { languageNames, languages } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { CommandGroup, CommandItem } from '@portaria/ui/overlays/CommandPalette'
import {
  Grid3x3,
  Languages,
  NotebookPen,
  PackagePlus,
  Palette,
  Plus,
  UserRoundPlus,
} from 'lucide-react'
import { gatePaths } from '../modules/gate/gate-paths.ts'
import { findPlain } from '../platform/plain-text.ts'
import { chooseLanguage } from '../platform/session/own-language.ts'
import { useRole } from '../platform/session/use-session.ts'
import { reportNotSaved } from '../platform/settings/save-settings.ts'
import { registerPaths } from '../register-pages/record.ts'
import { useFilledTerms, useWordsOf } from '../register-pages/register-words.ts'
import { pageTexts } from '../register-pages/texts/register-page-texts.ts'
import { useSettingsPanel } from '../shell/settings/settings-panel.ts'
import { shellTexts } from '../shell/texts/shell-texts.ts'
import { meetsDemoApps } from './demo/demo-team.ts'
import { notesPanel } from './demo/notes-panel.ts'
import { demoTexts } from './demo/texts/demo-texts.ts'
import { appTexts } from './texts/app-texts.ts'

/** Most commands shown at once. */
const SHOWN = 4

type Command = { id: string; label: string; icon: CommandItem['icon']; onSelect: () => void }

/**
 * The commands that match the typed words and work from anywhere: new records, the desk's dialogs,
 * and what the user's menu changes.
 */
export function useCommands(typed: string, onGo: (url: string) => void): CommandGroup[] {
  const t = appTexts.useTexts()
  const pages = pageTexts.useTexts()
  const role = useRole()
  const wordsOf = useWordsOf()
  const filled = useFilledTerms()
  const own = useOwnCommands()
  const wanted = typed.trim()
  if (wanted === '' || role === null) return []
  const isGate = mayUse(role, 'gate.enter')
  const news = Object.values<AnyRegister>(registers).flatMap((register): Command[] => {
    const { create } = registerPaths(register)
    if (create === null || !may(role, register, 'create')) return []
    const { inOne: one, gender } = wordsOf(register)
    const label = pages(`new.${gender}`, { one })
    // At the gate a visit is recorded at the desk, with the data that its kind requires.
    const isDesk = isGate && register.name === 'visits'
    const url = isDesk ? `${gatePaths.desk}?do=visit` : create
    const icon = isDesk ? UserRoundPlus : Plus
    return [{ id: `new ${register.name}`, label, icon, onSelect: () => onGo(url) }]
  })
  const { towers } = registers
  const { language } = wordsOf(towers)
  const all: Command[] = [
    ...(isGate
      ? [
          {
            id: 'receive',
            label: t('commands.receive'),
            icon: PackagePlus,
            onSelect: () => onGo(`${gatePaths.desk}?do=receive`),
          },
        ]
      : []),
    ...(mayAct(role, towers, 'generate-apartments')
      ? [
          {
            id: 'generate',
            label: filled(registerText(language, 'towers').actions?.['generate-apartments'] ?? ''),
            icon: Grid3x3,
            onSelect: () => onGo(registerPaths(towers).list ?? ''),
          },
        ]
      : []),
    ...news,
    ...own,
  ]
  const items = all
    .filter(({ label }) => findPlain(label, wanted) !== null)
    .slice(0, SHOWN)
    .map((command): CommandItem => ({ ...command, id: `command ${command.id}` }))
  return items.length > 0 ? [{ label: t('commands.title'), items }] : []
}

/** The language and the look of the page, and the notes of the demo apps. */
function useOwnCommands(): Command[] {
  const ofShell = shellTexts.useTexts()
  const ofDemo = demoTexts.useTexts()
  const { open } = useSettingsPanel()
  const language = useLanguage()
  const role = useRole()
  const others = languages.filter((one) => one !== language)
  return [
    { id: 'appearance', label: ofShell('toolbar.appearance'), icon: Palette, onSelect: open },
    ...others.map((one) => ({
      id: `language ${one}`,
      label: `${ofShell('user.language')}: ${languageNames[one]}`,
      icon: Languages,
      onSelect: () => void chooseLanguage(one).catch(reportNotSaved),
    })),
    ...(meetsDemoApps(role)
      ? [
          {
            id: 'notes',
            label: ofDemo('quickPanel.title'),
            icon: NotebookPen,
            onSelect: () => notesPanel.show(true),
          },
        ]
      : []),
  ]
}
