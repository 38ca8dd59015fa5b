import { Tabs } from '@portaria/ui/display/Tabs'
import { type ReactNode, useState } from 'react'
import { useLiveTitle } from '../../units/public/live/use-live-title.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { DeskLive } from './DeskLive.tsx'

/** The lists of the desk, and all units as they are now as the second tab. */
export function DeskTabs({ children }: { children: ReactNode }) {
  const t = gateTexts.useTexts()
  const live = useLiveTitle()
  const [tab, setTab] = useState('lists')
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'lists', label: t('tabs.lists'), content: children },
        { value: 'live', label: live, content: <DeskLive /> },
      ]}
    />
  )
}
