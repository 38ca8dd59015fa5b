import type { Settings } from '@portaria/contract/settings'
import { useSyncExternalStore } from 'react'
import { currentSettings, onSettingsChange } from './settings.store.ts'

/** Follows a part of the settings; parts that did not change stay the same object. */
export function useSettings<Part>(partOf: (settings: Settings) => Part): Part {
  return useSyncExternalStore(onSettingsChange, () => partOf(currentSettings()))
}
