import { measure } from '../measures/measure.ts'

/** The names of all lanes; `requests` are those that have none of their own. */
export const laneNames = [
  'requests',
  'panic',
  'access',
  'escalation',
  'stream',
  'sign_in',
  'rolls',
  'feeds',
  'exports',
  'readers',
  'background',
] as const
export type LaneName = (typeof laneNames)[number]

/** Waits for a connection; what gets one at once is not observed. */
export const laneWaits = measure({
  name: 'portaria_lane_wait_seconds',
  help: 'Time that work waited for a connection of its lane, without work that got one at once.',
  labels: { lane: laneNames },
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 20],
})

/** Work that was refused since its company had its share. */
export const sharesRefused = measure({
  name: 'portaria_shares_refused_total',
  help: 'Work that was refused since its company or person had its share, by company id.',
  labels: { tenant: 'tenant' },
})
