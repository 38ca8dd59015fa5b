import type { Settings } from '@portaria/contract/settings/settings'
import { useSyncExternalStore } from 'react'
import { currentSettings, onSettingsChange } from './settings.store.ts'

/** Reads a part of the settings and follows it; an unchanged part stays the same object. */
export function useSettings<Part>(partOf: (settings: Settings) => Part): Part {
  return useSyncExternalStore(onSettingsChange, () => partOf(currentSettings()))
}
