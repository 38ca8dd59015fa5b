/** Number of guests from which an invitation is a party. */
export const PARTY_MIN = 4
