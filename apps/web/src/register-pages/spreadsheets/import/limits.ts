const MiB = 1024 * 1024

/** The server's limits for a file (`SHEET_LIMITS`): a larger one is not sent. */
const CSV_BYTES = 64 * MiB
const XLSX_BYTES = 20 * MiB

/** The maximum number of missing records that the server lists. */
export const MISSING_LISTED = 1_000

/**
 * Whether a file is larger than the server accepts. Its type is read from its first bytes, not from
 * its name.
 */
export async function isTooLarge(file: File): Promise<boolean> {
  if (file.size <= XLSX_BYTES) return false
  if (file.size > CSV_BYTES) return true
  const start = await file.slice(0, 4).text()
  return start === 'PK\u0003\u0004'
}
