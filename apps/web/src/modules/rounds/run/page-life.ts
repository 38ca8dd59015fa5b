import { newId } from '@portaria/contract/value-types/uuid'

/** This page until it is loaded anew: its clock only goes forward, whatever the device's does. */
const life = newId()

/** The moment by the device's clock, and by the page's own. */
export const stamped = () => ({
  at: new Date().toISOString(),
  page_life: life,
  monotonic_ms: Math.round(performance.now()),
})
