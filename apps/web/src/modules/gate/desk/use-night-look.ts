import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored } from '../../../platform/session/session-storage.ts'
import { currentSettings } from '../../../platform/settings/settings.store.ts'
import { showByNight } from '../../../platform/settings/show-on-page.ts'

/** The key that changes the look of the desk; no letter, since letters go into the desk's box. */
export const NIGHT_KEY = 'F8'

/** Storage key of this browser's choice. */
const STORED = 'gate_night_look'

/**
 * Shows the desk dark and larger while it is chosen, for a gatehouse without light. It belongs to
 * this browser, not to the person, and ends where the desk is left.
 */
export function useNightLook(): { isNight: boolean; toggle: () => void } {
  const [isNight, setNight] = useState(() => readStored(STORED) === 'on')
  const toggle = () => {
    writeStored(STORED, isNight ? null : 'on')
    setNight(!isNight)
  }
  useEffect(() => {
    showByNight(isNight, currentSettings())
    return () => showByNight(false, currentSettings())
  }, [isNight])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== NIGHT_KEY || event.repeat || event.ctrlKey || event.altKey) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isNight, toggle }
}
