import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ImportStatus } from '@portaria/contract/import-answers'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { cancelImport, type ImportRequest, readImport, startImport } from './import-calls.ts'

const POLL_MS = 500

/** Failed requests for the state after which the import counts as lost. */
const PATIENCE = 60

/** The phase of an import: being sent, waiting for others, or its lines being checked and written. */
export type ImportProgress =
  | { phase: 'sending'; sent: number; size: number }
  | { phase: 'waiting'; before: number }
  | { phase: 'checking'; checked: number }
  | { phase: 'unreachable'; checked: number }

/** Thrown when an import was cancelled and nothing of it remains. */
export class ImportGivenUp extends Error {
  override readonly name = 'ImportGivenUp'
}

/** Thrown when the state of an import that has begun can no longer be read: its end is unknown. */
export class ImportLost extends Error {
  override readonly name = 'ImportLost'
}

/**
 * Sends a file and follows its import to the end, done or failed. When the signal aborts, the import is
 * cancelled on the server and `ImportGivenUp` is thrown; if it ended first, its end is returned. Throws
 * an `ApiProblem` where it never began, else `ImportLost`.
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

/** Failures that say nothing about the import. */
function isPassing(error: unknown): boolean {
  const passing: readonly string[] = ['offline', 'unavailable', 'throttled']
  return error instanceof ApiProblem && passing.includes(error.code)
}

/** Waits; the signal ends the wait at once. */
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
