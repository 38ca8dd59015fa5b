/** Milliseconds that a reader waits for an answer, and answers that it may miss before it decides. */
export const ANSWER_MS = 5_000
export const ATTEMPTS = 3

/** Milliseconds after which a question is not answered any more: the reader is about to give up. */
export const AWAITED_MS = ANSWER_MS - 1_000
