/** The version of the product, as in package.json and the newest entry of the changelog. */
export const PRODUCT_VERSION = '0.2.1'

/** The nil UUID, which is the tenant of the catalogues' shared rows (platform §4). */
export const NIL_TENANT = '00000000-0000-0000-0000-000000000000'

/** Rows per page of a list, by default and at most (platform §7). */
export const PAGE_SIZE = 25
export const PAGE_SIZE_MAX = 100

/** Limit up to which a filtered total is counted exactly; beyond it reads "at least". */
export const COUNT_LIMIT = 10_000

/** Limit of items in one bulk request (platform §7). */
export const BULK_LIMIT = 1_000

/** Limit of characters in a panic message (panic §6). */
export const PANIC_MESSAGE_MAX = 2_000

/** Milliseconds between two polls of the unread alerts (panic §7). */
export const PANIC_POLL_MS = 10_000

/** Seconds for which an access token is valid (platform §13). */
export const ACCESS_TOKEN_SECONDS = 15 * 60

/** Minimum length of a new password (accounts §17). */
export const PASSWORD_MIN = 12

/** Minimum length of a password that the login form sends (accounts §17). */
export const LOGIN_PASSWORD_MIN = 4

/** Hours that a block by the gate lasts unless the síndico confirms it (visits §3). */
export const GATE_BLOCK_HOURS = 24

/**
 * Minutes for which a sign-in, or a later proof of identity, is enough for routes that need one
 * (proofs §2).
 */
export const PROOF_MINUTES = 15
