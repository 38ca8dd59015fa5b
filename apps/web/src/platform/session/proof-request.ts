import type { ProofDemand } from '@portaria/contract/answers/errors'
import { onSessionEnd } from './session.store.ts'

/** A request for a proof of identity, and the functions that answer it. */
export type ProofRequest = {
  readonly demand: ProofDemand
  /** Answers the calls that wait: they are repeated, or fail. */
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
 * Asks the person for a proof of identity after a call was refused; `sentAt` is when it was sent,
 * by `performance.now()`. Resolves to whether the proof was given. Calls refused at the same time
 * share one request.
 */
export function askProof(demand: ProofDemand, sentAt: number): Promise<boolean> {
  // A proof was given after the call was sent.
  if (sentAt < provedAt) return Promise.resolve(true)
  answer ??= ask(demand).finally(() => {
    answer = null
  })
  return answer
}

function ask(demand: ProofDemand): Promise<boolean> {
  // No component would show the question.
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
