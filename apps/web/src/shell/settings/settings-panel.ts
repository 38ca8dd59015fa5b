import { createContext, use } from 'react'

/** Opens the settings panel; `coming` while its code is on its way. */
export type SettingsPanelControl = { open: () => void; coming: boolean }

export const SettingsPanelContext = createContext<SettingsPanelControl>({
  open: () => undefined,
  coming: false,
})

/** The way to the settings panel, for whatever stands in the frame. */
export function useSettingsPanel(): SettingsPanelControl {
  return use(SettingsPanelContext)
}
