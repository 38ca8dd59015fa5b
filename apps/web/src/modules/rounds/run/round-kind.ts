/** The kind of rounds' entries in the offline queue. */
export const ROUND_KIND = 'round'
