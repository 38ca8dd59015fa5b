/** The version of the product, as package.json and the newest entry of the changelog have it. */
export const PRODUCT_VERSION = '0.2.1'

/** Shared rows of the catalogues live under the nil UUID (platform §4). */
export const NIL_TENANT = '00000000-0000-0000-0000-000000000000'

/** Rows of one page of a list, by default and at most (platform §7). */
export const PAGE_SIZE = 25
export const PAGE_SIZE_MAX = 100

/** Up to here a filtered total is counted exactly; beyond it reads "at least". */
export const COUNT_LIMIT = 10_000

/** Items of one bulk request (platform §7). */
export const BULK_LIMIT = 1_000

/** Characters of a panic message (panic §6). */
export const PANIC_MESSAGE_MAX = 2_000

/** Milliseconds between two polls of the unread alerts (panic §7). */
export const PANIC_POLL_MS = 10_000

/** Seconds an access token is good for (platform §13). */
export const ACCESS_TOKEN_SECONDS = 15 * 60

/** The shortest password of a new one (accounts §17). */
export const PASSWORD_MIN = 12

/** The shortest password the login form sends (accounts §17). */
export const LOGIN_PASSWORD_MIN = 4

/** How long a block of the gate lasts unless the síndico confirms it (visits §3). */
export const GATE_BLOCK_HOURS = 24

/** Minutes for which a sign-in, or a later proof of who one is, opens what asks for one (proofs §2). */
export const PROOF_MINUTES = 15
