import type { SchemeName, Settings } from '@portaria/contract/settings'
import { useSyncExternalStore } from 'react'
import { currentSettings, onSettingsChange } from './settings.store.ts'
import { darkDevice, shownScheme } from './show-on-page.ts'

/** Follows the settings of the page. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings)
}

/** Follows the scheme that is on the page, also where the device chose it. */
export function useShownScheme(): SchemeName {
  return useSyncExternalStore(onSchemeChange, () => shownScheme(currentSettings()))
}

function onSchemeChange(listener: () => void): () => void {
  const device = darkDevice()
  const stop = onSettingsChange(listener)
  device?.addEventListener('change', listener)
  return () => {
    stop()
    device?.removeEventListener('change', listener)
  }
}
