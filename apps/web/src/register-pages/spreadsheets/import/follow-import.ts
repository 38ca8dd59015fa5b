import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { cancelImport, type ImportRequest, readImport, startImport } from './import-calls.ts'

const POLL_MS = 500

/** The number of failed requests for the state of an import after which it counts as lost. */
const PATIENCE = 60

/**
 * The phase of an import: sending the file, waiting for other imports, or checking and writing
 * lines.
 */
export type ImportProgress =
  | { phase: 'sending'; sent: number; size: number }
  | { phase: 'waiting'; before: number }
  | { phase: 'checking'; checked: number }
  | { phase: 'unreachable'; checked: number }

/** Thrown when an import was cancelled without leaving anything. */
export class ImportGivenUp extends Error {
  override readonly name = 'ImportGivenUp'
}

/** Thrown when the state of a started import can no longer be read: its outcome is unknown. */
export class ImportLost extends Error {
  override readonly name = 'ImportLost'
}

/**
 * Sends a file and follows its import until it is done or has failed. Aborting the signal cancels
 * the import on the server and throws `ImportGivenUp`, unless it ended before: then its result is
 * returned. Throws an `ApiProblem` if it never started, `ImportLost` if its state is lost.
 */
export async function followImport(
  register: AnyRegister,
  request: ImportRequest,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportStatus> {
  const id = await startImport(register, request, signal, (sent, size) => {
    onProgress({ phase: 'sending', sent, size })
  }).catch((error: unknown) => {
    throw signal.aborted ? new ImportGivenUp() : error
  })
  try {
    return await askUntilEnd(id, signal, onProgress)
  } catch (error) {
    throw error instanceof ImportGivenUp ? error : new ImportLost('lost', { cause: error })
  }
}

async function askUntilEnd(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportStatus> {
  let checked = 0
  for (let failures = 0; ; ) {
    try {
      if (signal.aborted && (await cancelImport(id))) throw new ImportGivenUp()
      const status = await readImport(id)
      if (status.state === 'cancelled') throw new ImportGivenUp()
      if (status.state === 'done' || status.state === 'failed') return status
      failures = 0
      checked = status.checked
      const { state, queued_before: before } = status
      const waits = state === 'queued' && before !== null
      onProgress(waits ? { phase: 'waiting', before } : { phase: 'checking', checked })
    } catch (error) {
      failures += 1
      if (!isPassing(error) || failures > PATIENCE) throw error
      onProgress({ phase: 'unreachable', checked })
    }
    await sleep(POLL_MS, signal)
  }
}

/** Whether a failure is temporary and says nothing about the import. */
function isPassing(error: unknown): boolean {
  const passing: readonly string[] = ['offline', 'unavailable', 'throttled']
  return error instanceof ApiProblem && passing.includes(error.code)
}

/** Waits for some milliseconds, or until the signal aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
