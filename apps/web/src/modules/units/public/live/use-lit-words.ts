import type { UnitLight } from '@portaria/contract/modules/units/buildings'
import { unitLights } from '@portaria/contract/modules/units/buildings'
import { useCallback } from 'react'
import { type Lit, unlit } from './live-units.store.ts'
import { liveTexts } from './texts/live-texts.ts'

/** The lights of a window, the most urgent first. */
export const lightsOf = (lit: Lit): UnitLight[] =>
  unitLights.filter((light) => (lit[light] ?? 0) > 0)

/** Returns a function that says what lights a window: "2 visitas dentro, 1 encomenda a retirar". */
export function useLitWords(): (lit: Lit) => string {
  const t = liveTexts.useTexts()
  return useCallback(
    (lit) =>
      lit === unlit
        ? t('nothing')
        : lightsOf(lit)
            .map((light) => t(`lit.${light}`, { count: lit[light] ?? 0 }))
            .join(', '),
    [t],
  )
}

/**
 * Returns a function that names a floor: "12º", "Térreo", "1º subsolo"; beside no other floors
 * "12º andar".
 */
export function useFloorWords(isAlone = false): (floor: number | null) => string {
  const t = liveTexts.useTexts()
  return useCallback(
    (floor) => {
      if (floor === null) return t('noFloor')
      if (floor === 0) return t('ground')
      if (floor < 0) return t('basement', { floor: -floor })
      return t(isAlone ? 'floorWhole' : 'floorOf', { floor })
    },
    [t, isAlone],
  )
}
