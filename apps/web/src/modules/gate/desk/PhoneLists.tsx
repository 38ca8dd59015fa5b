import { type Tab, Tabs } from '@portaria/ui/display/Tabs'
import { type ReactNode, useState } from 'react'
import { useLiveTitle } from '../../units/public/live/use-live-title.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { DeskLive } from './DeskLive.tsx'

const lists = ['expected', 'inside', 'loans', 'movements'] as const

/** The place of the live view among them: the second, as on larger windows. */
const LIVE_PLACE = 1

export interface PhoneListsProps {
  /** The people waiting and expected. */
  arriving: ReactNode
  inside: ReactNode
  loans: ReactNode
  movements: ReactNode
  /** Undefined for a list that could not be read. */
  counts: Readonly<Partial<Record<(typeof lists)[number], number | undefined>>>
}

/** The lists of the desk on a phone, one at a time. */
export function PhoneLists({ arriving, inside, loans, movements, counts }: PhoneListsProps) {
  const t = gateTexts.useTexts()
  const [tab, setTab] = useState('expected')
  const live = useLiveTitle()
  const contents = { expected: arriving, inside, loans, movements }
  const tabs: Tab[] = lists.map((value) => {
    const count = counts[value]
    const content = contents[value]
    return { value, label: t(`tabs.${value}`), content, ...(count !== undefined && { count }) }
  })
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={tabs.toSpliced(LIVE_PLACE, 0, { value: 'live', label: live, content: <DeskLive /> })}
    />
  )
}
