/** The kind of entries of desks among all that waits on a device. */
export const DESK_KIND = 'desk'
