import { createContext, use } from 'react'

/** Opens the settings panel; `coming` while its code loads. */
export type SettingsPanelControl = { open: () => void; coming: boolean }

export const SettingsPanelContext = createContext<SettingsPanelControl>({
  open: () => undefined,
  coming: false,
})

/** Opens the settings panel from anywhere in the frame. */
export function useSettingsPanel(): SettingsPanelControl {
  return use(SettingsPanelContext)
}
