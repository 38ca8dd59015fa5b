import type { Role } from '@portaria/contract/actors/roles'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { MenuItem } from '@portaria/ui/overlays/Menu'
import { NotebookPen } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { meetsDemoApps } from './demo-team.ts'
import { lazyDemo } from './lazy-demo.tsx'
import { notesPanel } from './notes-panel.ts'
import { demoTexts } from './texts/demo-texts.ts'

const QuickPanel = lazyDemo(
  async () => (await import('@portaria/demo-apps/quick-panel/QuickPanel')).QuickPanel,
)

/** The panel of the demo apps beside the page; nothing of it is loaded before it is opened. */
export function DemoPanel({ role }: { role: Role | null }) {
  const t = demoTexts.useTexts()
  const open = useSyncExternalStore(notesPanel.follow, notesPanel.isOpen)
  if (!meetsDemoApps(role)) return null
  return (
    <Drawer open={open} onOpenChange={notesPanel.show} width={320} title={t('quickPanel.title')}>
      <QuickPanel />
    </Drawer>
  )
}

/** Opens that panel from the user's menu. */
export function DemoPanelItem({ role }: { role: Role | null }) {
  const t = demoTexts.useTexts()
  if (!meetsDemoApps(role)) return null
  return (
    <MenuItem icon={NotebookPen} onSelect={() => notesPanel.show(true)}>
      {t('quickPanel.title')}
    </MenuItem>
  )
}
