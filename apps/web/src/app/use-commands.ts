import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may, mayAct, mayUse } from '@portaria/contract/define-register/permissions'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import type { CommandGroup, CommandItem } from '@portaria/ui/overlays/CommandPalette'
import { Grid3x3, PackagePlus, Plus, UserRoundPlus } from 'lucide-react'
import { gatePaths } from '../modules/gate/gate-paths.ts'
import { findPlain } from '../platform/plain-text.ts'
import { useRole } from '../platform/session/use-session.ts'
import { registerPaths } from '../register-pages/record.ts'
import { useFilledTerms, useWordsOf } from '../register-pages/register-words.ts'
import { pageTexts } from '../register-pages/texts/register-page-texts.ts'
import { appTexts } from './texts/app-texts.ts'

/** Most commands shown at once. */
const SHOWN = 4

type Command = { id: string; label: string; url: string; icon: CommandItem['icon'] }

/**
 * The commands that match the typed words and work from anywhere: new records, the desk's dialogs.
 */
export function useCommands(typed: string, onGo: (url: string) => void): CommandGroup[] {
  const t = appTexts.useTexts()
  const pages = pageTexts.useTexts()
  const role = useRole()
  const wordsOf = useWordsOf()
  const filled = useFilledTerms()
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
    return [{ id: `new ${register.name}`, label, url, icon: isDesk ? UserRoundPlus : Plus }]
  })
  const { towers } = registers
  const { language } = wordsOf(towers)
  const all: Command[] = [
    ...(isGate
      ? [
          {
            id: 'receive',
            label: t('commands.receive'),
            url: `${gatePaths.desk}?do=receive`,
            icon: PackagePlus,
          },
        ]
      : []),
    ...(mayAct(role, towers, 'generate-apartments')
      ? [
          {
            id: 'generate',
            label: filled(registerText(language, 'towers').actions?.['generate-apartments'] ?? ''),
            url: registerPaths(towers).list ?? '',
            icon: Grid3x3,
          },
        ]
      : []),
    ...news,
  ]
  const items = all
    .filter(({ label }) => findPlain(label, wanted) !== null)
    .slice(0, SHOWN)
    .map(
      ({ id, label, url, icon }): CommandItem => ({
        id: `command ${id}`,
        label,
        ...(icon && { icon }),
        onSelect: () => onGo(url),
      }),
    )
  return items.length > 0 ? [{ label: t('commands.title'), items }] : []
}
