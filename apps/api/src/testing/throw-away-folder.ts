import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/**
 * The folder for data that nobody keeps: in memory where that has room for so many bytes, otherwise where
 * temporary files go. Not every system has the first.
 */
export async function throwAwayFolder(bytes: number): Promise<string> {
  const room = await statfs(MEMORY).catch(() => null)
  return room && room.bavail * room.bsize > bytes ? MEMORY : tmpdir()
}
