import type { ProofDemand } from '@portaria/contract/errors'
import { onSessionEnd } from './session.store.ts'

/** A request for a proof, and its callbacks. */
export type ProofRequest = {
  readonly demand: ProofDemand
  /** Calls that wait for it: they are repeated, or fail. */
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

/** The current request; null for none. */
export const currentProofRequest = (): ProofRequest | null => request

/** Calls back after every change; returns a function that ends it. */
export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks for a proof of identity, for a call that was sent at `sentAt` (by `performance.now()`) and
 * refused; resolves to whether it was given. Calls that are refused at once share one request.
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
