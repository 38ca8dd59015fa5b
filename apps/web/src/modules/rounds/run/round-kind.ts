/** The kind of the offline queue by which what a telephone recorded of rounds is sent. */
export const ROUND_KIND = 'round'
