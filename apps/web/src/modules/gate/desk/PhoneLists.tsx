import { Tabs } from '@portaria/ui/display/Tabs'
import { type ReactNode, useState } from 'react'
import { gateTexts } from '../texts/gate-texts.ts'

const lists = ['expected', 'inside', 'loans', 'movements'] as const

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
  const contents = { expected: arriving, inside, loans, movements }
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={lists.map((value) => {
        const count = counts[value]
        const content = contents[value]
        return { value, label: t(`tabs.${value}`), content, ...(count !== undefined && { count }) }
      })}
    />
  )
}
