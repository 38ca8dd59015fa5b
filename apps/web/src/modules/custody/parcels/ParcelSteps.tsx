import { heldStates } from '@portaria/contract/modules/custody/parcels'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { type Step, Steps } from '@portaria/ui/display/Steps'
import type { IconType } from '@portaria/ui/icon'
import { Bell, BellRing, PackageCheck, PackagePlus, PackageX, Undo2 } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { custodyIn } from './parcel-calls.ts'
import { parcelsTexts } from './texts/parcels-texts.ts'

const heldSteps: Record<(typeof heldStates)[number], { icon: IconType; at: string }> = {
  arrived: { icon: PackagePlus, at: 'arrived_at' },
  told: { icon: Bell, at: 'told_at' },
  reminded: { icon: BellRing, at: 'reminded_at' },
}

const endIcons: Record<string, IconType> = {
  handed_over: PackageCheck,
  returned: Undo2,
  cancelled: Undo2,
}

/** The progress of a parcel: from the desk to its receiver, or to another end. */
export function ParcelSteps({ record }: RecordSlotProps) {
  const t = parcelsTexts.useTexts()
  const { when } = useFormats()
  const { words } = useRegister()
  const state = String(record['state'])
  const nameOf = (of: string) => choiceWords(words.language, 'parcels', 'state', of)
  const held = heldStates.map((of): Step & { always: boolean } => {
    const { icon, at } = heldSteps[of]
    const time = record[at]
    const done = typeof time === 'string'
    return {
      key: of,
      label: nameOf(of),
      icon,
      done,
      time: done && when(time),
      always: of !== 'reminded',
    }
  })
  const isOver = !(heldStates as readonly string[]).includes(state)
  const end = isOver ? state : 'handed_over'
  const ended = custodyIn(record).findLast(({ kind }) => kind === end)?.at
  return (
    <Steps
      label={t('chain.title')}
      steps={[
        ...held.filter(({ always, done }) => always || done),
        {
          key: end,
          label: nameOf(end),
          icon: endIcons[end] ?? PackageX,
          done: isOver,
          tone: end === 'lost' || end === 'refused' ? 'danger' : 'success',
          time: ended && when(ended),
        },
      ]}
    />
  )
}
