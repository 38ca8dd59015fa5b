import { type Role, roleSets } from '@portaria/contract/roles'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShellSlots } from '../../shell/toolbar-slots.tsx'
import { LoadingPage } from '../LoadingPage.tsx'
import { demoAppsOffered } from './demo-switch.ts'
import { demoTexts } from './texts/demo-texts.ts'

const QuickPanel = lazy(async () => {
  const [{ inDemoRoom }, { QuickPanel: Panel }] = await Promise.all([
    import('./open-demo-apps.tsx'),
    import('@portaria/demo-apps/quick-panel/QuickPanel'),
  ])
  return { default: inDemoRoom(Panel) }
})

const Examples = lazy(async () => {
  const [{ inDemoRoom }, { ExampleNotifications }] = await Promise.all([
    import('./open-demo-apps.tsx'),
    import('@portaria/demo-apps/notification-panel/ExampleNotifications'),
  ])
  return { default: inDemoRoom(ExampleNotifications) }
})

/** Opens the quick panel; until then nothing of it is fetched. Not on phones, which lack the room. */
function QuickPanelButton() {
  const t = demoTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <span className="hidden md:inline-flex">
      <IconButton icon={NotebookPen} label={t('quickPanel.open')} onClick={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} width={320} title={t('quickPanel.title')}>
        <Suspense fallback={<LoadingPage />}>
          <QuickPanel />
        </Suspense>
      </Drawer>
    </span>
  )
}

/** The mock's notifications, fetched when the panel that they stand in is opened. */
function NotificationExamples() {
  return (
    <Suspense>
      <Examples />
    </Suspense>
  )
}

/** What the demo apps bring into the frame of somebody of the team (demo.md section 1). */
export function demoPanelsOf(role: Role | null): Pick<ShellSlots, 'panels' | 'examples'> {
  const team: readonly Role[] = [...roleSets.staff, ...roleSets.owner]
  if (role === null || !team.includes(role) || !demoAppsOffered()) return {}
  return { panels: <QuickPanelButton />, examples: <NotificationExamples /> }
}
