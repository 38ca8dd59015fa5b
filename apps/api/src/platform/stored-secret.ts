import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { explainFileError, hasCode, StartupError } from './startup-error.ts'

/**
 * Returns the secret stored under this name in the data folder, created on first use: 256 random
 * bits in 43 characters, readable by its owner alone. Throws a `StartupError` if the folder cannot
 * be written or the file is incomplete.
 */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return (await readSecret(file)) ?? (await makeSecret(file))
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/** Returns the secret of this name in the data folder, or undefined if none was made. */
export const existingSecret = (dataDir: string, name: string): Promise<string | undefined> =>
  readSecret(path.join(dataDir, name)).catch((error: unknown) => {
    throw explainFileError(error, dataDir)
  })

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim()
    if (secret.length < 32) {
      throw new StartupError(
        `The secret in ${file} is damaged: restore the file from a backup of the data folder.`,
      )
    }
    return secret
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Makes the file of a secret. It is linked into place complete, so that no other start reads half a
 * secret.
 */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${secret}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file)
    return secret
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    const winner = await readSecret(file)
    if (winner === undefined) throw error
    return winner
  } finally {
    await rm(draft, { force: true })
  }
}
