/** The kind of desk entries in the device's queue. */
export const DESK_KIND = 'desk'
