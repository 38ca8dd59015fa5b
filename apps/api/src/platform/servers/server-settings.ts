import * as z from 'zod'

/** How many processes serve, and how they stop. */
export type ServerSettings = {
  /** Processes that serve the same port. */
  readonly workers: number
  /** Seconds for which a server that is told to stop goes on serving, so that others take over. */
  readonly drainSeconds: number
}

/** Seconds of draining by default: a balancer asks every few seconds whether a server is ready. */
const DRAIN_SECONDS = 10

/** A whole number within a range. */
function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((given) => given >= least && given <= most, message)
}

/** The settings of servers from outside. */
export const serverKnobs = {
  WORKERS: wholeNumber(1, 64).default(1),
  DRAIN_SECONDS: wholeNumber(0, 120).optional(),
}

type Knobs = { WORKERS: number; DRAIN_SECONDS?: number | undefined }

/** Reads the settings; `shared` says whether other servers may work on the same database. */
export const readServerSettings = (knobs: Knobs, shared: boolean): ServerSettings => ({
  workers: knobs.WORKERS,
  drainSeconds: knobs.DRAIN_SECONDS ?? (shared ? DRAIN_SECONDS : 0),
})
