import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** Parts of the first screen that only those who look after a site have. */
export const landingParts = {
  LiveCard: lazyCode(async () => (await import('../units/public/live/LiveCard.tsx')).LiveCard),
} as const
