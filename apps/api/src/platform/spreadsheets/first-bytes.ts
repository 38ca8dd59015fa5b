import { open } from 'node:fs/promises'

/** Reads the first bytes of a file, up to a number. */
export async function firstBytes(path: string, atMost: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(atMost), 0, atMost, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
