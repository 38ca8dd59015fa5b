import type { CommandGroup } from '@portaria/ui/overlays/CommandPalette'
import { Zap } from 'lucide-react'
import { useMemo } from 'react'
import { plainText } from '../platform/plain-text.ts'
import { type ActInSight, actsInSight, pressAct } from '../shell/acts-in-sight.ts'
import { useSearchOpen } from '../shell/search-opener.ts'
import { appTexts } from './texts/app-texts.ts'

/**
 * The acts of the record in sight that the typed words name: all of them before anything is typed
 * (interface §29).
 */
export function useActsInSight(typed: string): CommandGroup[] {
  const t = appTexts.useTexts()
  const open = useSearchOpen()
  const inSight = useMemo(() => (open ? actsInSight() : []), [open])
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  const items = inSight
    .filter((act) => isNamed(act, words))
    .map((act, index) => ({
      id: `act ${index}`,
      label: act.label,
      icon: Zap,
      onSelect: () => pressAct(act),
    }))
  return items.length > 0 ? [{ label: t('commands.here'), items }] : []
}

/**
 * Whether words name an act, alone or with its record: "bloquear", "bloquear rui". Letters of the record's
 * name do not, so that "rui m" goes on looking for Rui Matos where "Mudança…" is an act.
 */
function isNamed({ label, of }: ActInSight, words: readonly string[]): boolean {
  const [own, record] = [plainText(label), plainText(of)]
  if (words.every((word) => own.includes(word))) return true
  const others = words.filter((word) => !record.includes(word))
  return others.length > 0 && others.every((word) => own.includes(word))
}
