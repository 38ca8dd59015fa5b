import { newId } from '@portaria/contract/value-types/uuid'

/**
 * Identifies this page until it is reloaded. Until then the page's own clock only moves forward,
 * even if somebody changes the device's clock.
 */
const life = newId()

/** The current time by the device's clock and by the page's own. */
export const stamped = () => ({
  at: new Date().toISOString(),
  page_life: life,
  monotonic_ms: Math.round(performance.now()),
})
