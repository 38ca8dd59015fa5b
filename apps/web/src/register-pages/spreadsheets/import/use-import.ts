import type { ImportStatus, MissingTarget } from '@portaria/contract/answers/import-answers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRegister } from '../../register-context.tsx'
import { followImport, ImportGivenUp, ImportLost, type ImportProgress } from './follow-import.ts'
import type { ExistingRows, Mapping } from './import-calls.ts'
import {
  failureOfError,
  failureOfProblem,
  type ImportFailure,
  type RunKind,
} from './import-failure.ts'

/** The state of one import, from file to result. */
export type ImportState = {
  file: File | null
  /** Whether existing rows are kept or updated; a check covers both. */
  existing: ExistingRows
  createMissing: boolean
  /** The columns as corrected by the person; null matches heads by their names. */
  mapping: Mapping | null
  /** The current run. */
  run: { kind: RunKind; progress: ImportProgress } | null
  /** The last finished check. */
  review: ImportStatus | null
  /**
   * The records that the file names but that do not exist, from the last check that looked for
   * them.
   */
  missing: readonly MissingTarget[]
  result: ImportStatus | null
  failure: ImportFailure | null
  /** The kind of the last run if it was cancelled; cleared by the next run. */
  cancelled: RunKind | null
}

const nothing: ImportState = {
  file: null,
  existing: 'keep',
  createMissing: true,
  mapping: null,
  run: null,
  review: null,
  missing: [],
  result: null,
  failure: null,
  cancelled: null,
}

/** A run in progress; `ended` resolves to true when it finishes, to false when it is cancelled. */
type Running = { controller: AbortController; ended: Promise<boolean> }

/** One import into the register, step by step; closing the dialog cancels its run. */
export function useImport() {
  const { register } = useRegister()
  const client = useQueryClient()
  const [state, setState] = useState(nothing)
  const running = useRef<Running | null>(null)
  useEffect(() => () => running.current?.controller.abort(), [])

  const change = (changes: Partial<ImportState>) => setState((now) => ({ ...now, ...changes }))

  const begin = (kind: RunKind, next: ImportState) => {
    const { file } = next
    if (file === null) return
    running.current?.controller.abort()
    const controller = new AbortController()
    const tell = (progress: ImportProgress) => {
      if (running.current?.controller === controller) change({ run: { kind, progress } })
    }
    const request = {
      file,
      dryRun: kind === 'check',
      // Checking for an update also counts the rows to keep, and shows every difference.
      existing: kind === 'check' ? ('update' as const) : next.existing,
      createMissing: next.createMissing,
      mapping: next.mapping,
    }
    const follow = async (): Promise<boolean> => {
      const outcome = await followImport(register, request, controller.signal, tell).then(
        (status) => outcomeOf(kind, next, status, file),
        (error: unknown) => outcomeOfError(kind, error, file),
      )
      if (outcome.result) void client.invalidateQueries({ queryKey: ['register'] })
      if (running.current?.controller === controller) {
        running.current = null
        setState((now) => ({ ...now, ...outcome, run: null }))
      }
      return outcome.cancelled === undefined
    }
    setState({
      ...next,
      failure: null,
      cancelled: null,
      run: { kind, progress: { phase: 'sending', sent: 0, size: file.size } },
    })
    running.current = { controller, ended: follow() }
  }

  return {
    state,
    choose: (file: File) => begin('check', { ...nothing, file }),
    setExisting: (existing: ExistingRows) => change({ existing }),
    setCreateMissing: (createMissing: boolean) => begin('check', { ...state, createMissing }),
    setMapping: (mapping: Mapping) => begin('check', { ...state, mapping }),
    check: () => begin('check', state),
    write: () => begin('write', state),
    /** Cancels the run; false if it had already ended. */
    stop: async (): Promise<boolean> => {
      const { current } = running
      if (!current) return true
      current.controller.abort()
      return !(await current.ended)
    },
    /** Returns to the choice of a file. */
    restart: () => {
      running.current?.controller.abort()
      running.current = null
      setState(nothing)
    },
  }
}

export type Import = ReturnType<typeof useImport>

type Outcome = Partial<ImportState>

function outcomeOf(kind: RunKind, next: ImportState, status: ImportStatus, file: File): Outcome {
  if (status.state === 'failed') return { failure: failureOfProblem(kind, status.problem, file) }
  if (kind === 'write') return { result: status }
  if (status.total === 0) return { failure: { during: kind, code: 'empty' } }
  return {
    review: status,
    mapping: next.mapping ?? status.mapping,
    missing: next.createMissing ? status.missing : next.missing,
  }
}

async function outcomeOfError(kind: RunKind, error: unknown, file: File): Promise<Outcome> {
  if (error instanceof ImportGivenUp) {
    return kind === 'write' ? { cancelled: kind } : { ...nothing, cancelled: kind }
  }
  if (!(error instanceof ImportLost)) {
    const failure = await failureOfError(kind, error, file)
    const isUnanswered = failure.code === null && failure.error.code === 'offline'
    // The whole file was sent, so the import may have started although no answer came.
    return kind === 'write' && isUnanswered
      ? { failure: { during: kind, code: 'lost' } }
      : { failure }
  }
  if (kind === 'write') return { failure: { during: kind, code: 'lost' } }
  return { failure: await failureOfError(kind, error.cause, file) }
}
