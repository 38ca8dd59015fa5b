import axe from 'axe-core'
import { expect } from 'vitest'

/** Waits for what opens or closes: its colours are those of a moment. Whatever turns forever goes on. */
async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * Expects no violation of WCAG 2.2 A and AA by axe in the components of a test; journeys check
 * whole pages.
 */
export async function expectAccessible(): Promise<void> {
  await endOfMotion()
  const { violations } = await axe.run(
    // Base UI's focus guards, which are invisible and never focused by a person.
    { exclude: [['[data-base-ui-focus-guard]']] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    },
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found).toEqual([])
}
