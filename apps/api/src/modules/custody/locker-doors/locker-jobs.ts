/** Opens the door of a command; data: `commandId`. */
export const OPEN_DOOR = 'open_locker_door'

/** Reads the board of a locker, and concludes the commands whose doors are closed; data: `lockerId`. */
export const READ_LOCKER = 'read_locker'

/** Has each locker of a company read. */
export const READ_LOCKERS = 'read_lockers'
