import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/**
 * The folder for temporary data: `/dev/shm`, which is in memory, if it exists and has room for
 * `bytes`; otherwise the system's folder for temporary files.
 */
export async function throwAwayFolder(bytes: number): Promise<string> {
  const room = await statfs(MEMORY).catch(() => null)
  return room && room.bavail * room.bsize > bytes ? MEMORY : tmpdir()
}
