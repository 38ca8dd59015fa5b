import type { Role } from '@portaria/contract/actors/roles'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import type { ShellSlots } from '../../shell/toolbar-slots.tsx'
import { meetsDemoApps } from './demo-team.ts'
import { lazyDemo } from './lazy-demo.tsx'
import { demoTexts } from './texts/demo-texts.ts'

const QuickPanel = lazyDemo(
  async () => (await import('@portaria/demo-apps/quick-panel/QuickPanel')).QuickPanel,
)
/** The panel of the demo apps in the app shell; nothing of it is loaded before it is opened. */
export function demoPanelsOf(role: Role | null): Pick<ShellSlots, 'panels'> {
  return meetsDemoApps(role) ? { panels: <QuickPanelButton /> } : {}
}

/** Opens the quick panel; small screens have no space for the button. */
function QuickPanelButton() {
  const t = demoTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <span className="hidden xl:inline-flex">
      <IconButton icon={NotebookPen} label={t('quickPanel.open')} onClick={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} width={320} title={t('quickPanel.title')}>
        <QuickPanel />
      </Drawer>
    </span>
  )
}
