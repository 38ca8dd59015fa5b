import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import type { StartedAnswer } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi, send } from '../../../platform/http-client.ts'
import type { UploadProgress } from '../../../platform/upload.ts'

export type ExistingRows = ImportStatus['existing']

/** The column for each head of the file, null for a head that is left out. */
export type Mapping = readonly (string | null)[]

export type ImportRequest = {
  file: File
  dryRun: boolean
  existing: ExistingRows
  createMissing: boolean
  /** Null matches heads to columns by their names. */
  mapping: Mapping | null
}

/** Starts an import and returns its id. */
export async function startImport(
  register: AnyRegister,
  request: ImportRequest,
  signal: AbortSignal,
  onUpload: UploadProgress,
): Promise<string> {
  const body = new FormData()
  body.set('dry_run', String(request.dryRun))
  body.set('existing', request.existing)
  body.set('create_missing', String(request.createMissing))
  if (request.mapping) body.set('mapping', JSON.stringify(request.mapping))
  body.set('file', request.file)
  const path = `/${register.name}/import`
  const started = await callApi<StartedAnswer>(path, {
    method: 'POST',
    body,
    signal,
    onUpload,
  })
  return started.data.id
}

export async function readImport(id: string): Promise<ImportStatus> {
  return (await callApi<{ data: ImportStatus }>(`/imports/${id}`)).data
}

/** Cancels an import; false if it had already ended. */
export async function cancelImport(id: string): Promise<boolean> {
  try {
    await callApi(`/imports/${id}`, { method: 'DELETE' })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'state_conflict') return false
    throw error
  }
}

/** Reads the invalid lines as they are in the file, each with its reasons, as CSV. */
export async function fetchBadLines(id: string): Promise<Blob> {
  return (await send(`/imports/${id}/bad-lines.csv`)).blob()
}
