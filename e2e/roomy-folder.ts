import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

/** Where data folders of tests are made: in memory where there is room, since nothing is kept after them. */
export function roomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM ? MEMORY : tmpdir()
  } catch {
    // Not every system has one.
    return tmpdir()
  }
}
