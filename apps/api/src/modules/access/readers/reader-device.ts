const PREFIX = 'reader '

/** Returns the name of a reader's lease. */
export const readerDevice = (equipmentId: string): string => `${PREFIX}${equipmentId}`

/** Names that begin so are leases of readers. */
export const READER_DEVICES = `${PREFIX}%`

/** Returns the reader of a lease. */
export const readerOfDevice = (device: string): string => device.slice(PREFIX.length)

/** Port of a reader whose equipment names none. */
export const HTTP_PORT = 80
