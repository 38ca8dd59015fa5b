import type { ProofDemand } from '@portaria/contract/errors'
import { onSessionEnd } from './session.store.ts'

/** A question to whoever sits there, and what to do with its answer. */
export type ProofRequest = {
  readonly demand: ProofDemand
  /** Calls that wait for it: they go on, or are given up. */
  readonly settle: (proved: boolean) => void
}

const listeners = new Set<() => void>()
let request: ProofRequest | null = null
let answer: Promise<boolean> | null = null
let provedAt = Number.NEGATIVE_INFINITY

function publish(next: ProofRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}

/** What is being asked now; null where nothing is. */
export const currentProofRequest = (): ProofRequest | null => request

/** Calls back after every change; returns what ends it. */
export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks whoever sits there to show who they are, for a call that was sent at `sentAt` (as
 * `performance.now()` counts) and refused; answers whether they did. However many calls are refused at
 * once, one question serves them all.
 */
export function askProof(demand: ProofDemand, sentAt: number): Promise<boolean> {
  // Refused before a proof that has been given meanwhile.
  if (sentAt < provedAt) return Promise.resolve(true)
  answer ??= ask(demand).finally(() => {
    answer = null
  })
  return answer
}

function ask(demand: ProofDemand): Promise<boolean> {
  // Nobody would see the question.
  if (listeners.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    const forget = onSessionEnd(() => settle(false))
    const settle = (proved: boolean) => {
      forget()
      if (proved) provedAt = performance.now()
      publish(null)
      resolve(proved)
    }
    publish({ demand, settle })
  })
}
