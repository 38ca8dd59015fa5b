/** Opens the door of a command; data: `commandId`. */
export const OPEN_DOOR = 'open_locker_door'

/** Reads the board of a locker, and concludes the commands whose doors are closed; data: `lockerId`. */
export const READ_LOCKER = 'read_locker'

/** Task that plans a reading of each locker of a company. */
export const READ_LOCKERS = 'read_lockers'
