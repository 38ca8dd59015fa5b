/**
 * Milliseconds after a letter that may be a key in which nothing follows it: what somebody types, or a
 * reader of codes, goes on sooner.
 */
export const KEY_RESTS = 300
