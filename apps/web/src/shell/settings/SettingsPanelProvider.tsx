import { type ReactNode, Suspense, useMemo, useState, useTransition } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { SettingsPanelContext } from './settings-panel.ts'

const SettingsPanel = lazyCode(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)

/** Surrounds the frame, and mounts the settings panel once it was opened. */
export function SettingsPanelProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const [coming, startTransition] = useTransition()
  const control = useMemo(
    () => ({
      open: () =>
        startTransition(() => {
          setAsked(true)
          setShown(true)
        }),
      coming,
    }),
    [coming],
  )
  // Memoised, since the frame around it renders at each change of the layout.
  const panel = useMemo(
    () => asked && <SettingsPanel open={shown} onOpenChange={setShown} />,
    [asked, shown],
  )
  return (
    <SettingsPanelContext value={control}>
      {children}
      <Suspense>{panel}</Suspense>
    </SettingsPanelContext>
  )
}
