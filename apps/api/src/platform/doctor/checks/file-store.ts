import { access, constants } from 'node:fs/promises'
import { openCheckedBucket } from '../../files/open-file-store.ts'
import { hasCode, StartupError } from '../../startup-error.ts'
import type { Check, Finding } from '../check.ts'
import { ok, wrong } from '../check.ts'

/** Where pictures lie. In a bucket a small file is written, read, listed and deleted again. */
export const fileStoreCheck: Check = {
  name: 'files',
  async look({ environment }) {
    const { objectStorage, dataDir } = environment
    if (objectStorage === undefined) return [await lookAtFolder(dataDir)]
    const findings: Finding[] = []
    try {
      const store = await openCheckedBucket(objectStorage, (says) => findings.push(wrong(says)))
      store.close()
    } catch (error) {
      if (!(error instanceof StartupError)) throw error
      return [wrong(error.message)]
    }
    return findings.length > 0
      ? findings
      : [ok('The bucket of FILES_URL took a file, returned it and deleted it.')]
  },
}

async function lookAtFolder(dataDir: string): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(`Pictures lie in ${dataDir}, which this user may write.`)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ok(`The first start makes ${dataDir}.`)
    return wrong(
      `This user may not write ${dataDir}: run the doctor and the server as the user it belongs to, or set DATA_DIR.`,
    )
  }
}
