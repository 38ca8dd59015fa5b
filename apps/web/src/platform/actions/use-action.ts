import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { fieldTextsOf } from '../problem-text.ts'
import { isProofClosed } from './proof-closed.ts'

/** The error sentences of fields, by the field names of the API. */
export type Wrong = Readonly<Record<string, string>>

/** The result of a check: a sentence for each wrong field, undefined for a right one. */
export type Checked = Readonly<Record<string, string | undefined>>

/**
 * Thrown by `send` for an error that `check` cannot find beforehand, such as a camera without a
 * picture.
 */
export class WrongFields extends Error {
  readonly wrong: Wrong

  constructor(checked: Checked) {
    const wrong = wrongOf(checked)
    super(Object.values(wrong).join(' '))
    this.wrong = wrong
  }
}

export type ActionOptions<Input> = {
  /** Finds wrong fields before the call; if there are any, nothing is sent. */
  check?: (input: Input) => Checked
  /** Makes the call; an error that it throws is shown. */
  send: (input: Input) => Promise<unknown>
  /** The toast after a success; without it, `send` shows its own. */
  done?: () => { readonly title: string; readonly text?: string }
  /**
   * Assigns an error to fields, by default by the field names of the server. An error without
   * fields becomes `failure`. Null means that the error was handled, so that nothing is shown.
   */
  explain?: (error: unknown) => Checked | null
  /**
   * Called after success and failure alike, to read the data again: somebody else may have been
   * first.
   */
  settled?: () => unknown
  onDone?: () => void
}

/** A call made when a button is pressed, and the state that a dialog or form shows of it. */
export type Action<Input = void> = {
  readonly busy: boolean
  /** The input of the running call; undefined if none runs. */
  readonly running: Input | undefined
  /**
   * The wrong fields to show: those refused by the server, and those found before sending that are
   * still wrong.
   */
  readonly errors: Wrong
  /** The wrong fields of the last try; a new object with each try. */
  readonly refused: Wrong
  /** The error that no field explains; null otherwise. */
  readonly failure: unknown
  /** Resolves to whether the call succeeded. */
  readonly run: (input: Input) => Promise<boolean>
  /** Called while somebody types: clears the error of that field, or of all fields. */
  readonly clear: (field?: string) => void
}

type Try<Input> = {
  readonly refused: Wrong
  readonly failure: unknown
  /** An input that failed the check and was not sent. */
  readonly unsent: { readonly input: Input } | null
  /** Fields that have changed since. */
  readonly changed: readonly string[]
}

const untried = { refused: {}, failure: null, unsent: null, changed: [] }

/** Runs one call at a time; a second press while it runs does nothing. */
export function useAction<Input = void>(options: ActionOptions<Input>): Action<Input> {
  const { check, send, done, explain = fieldTextsOf, settled, onDone } = options
  const [running, setRunning] = useState<{ input: Input } | null>(null)
  const [last, setLast] = useState<Try<Input>>(untried)
  const checked = (input: Input) => wrongOf(check?.(input) ?? {})

  const run = async (input: Input) => {
    if (running !== null) return false
    const refused = checked(input)
    const isWrong = Object.keys(refused).length > 0
    setLast({ ...untried, refused, unsent: isWrong ? { input } : null })
    if (isWrong) return false
    setRunning({ input })
    try {
      await send(input)
      if (done) showToast({ ...done(), tone: 'success' })
      onDone?.()
      return true
    } catch (error) {
      const explained = isProofClosed(error) ? null : explain(error)
      const wrong = error instanceof WrongFields ? error.wrong : explained
      if (wrong === null) return false
      const refused = wrongOf(wrong)
      setLast({ ...untried, refused, failure: Object.keys(refused).length > 0 ? null : error })
      return false
    } finally {
      setRunning(null)
      await settled?.()
    }
  }
  const clear = (field?: string) =>
    setLast((before) =>
      field === undefined ? untried : { ...before, changed: [...before.changed, field] },
    )
  return {
    busy: running !== null,
    running: running?.input,
    // Computed at rendering: `check` may read values that are declared below the hook.
    get errors() {
      const { refused, unsent, changed } = last
      const wrong = unsent === null ? refused : stillWrong(refused, checked(unsent.input))
      return changed.length === 0 ? wrong : without(wrong, changed)
    },
    refused: last.refused,
    failure: last.failure,
    run,
    clear,
  }
}

const wrongOf = (checked: Checked): Wrong =>
  Object.fromEntries(
    Object.entries(checked).flatMap(([name, sentence]) => (sentence ? [[name, sentence]] : [])),
  )

const without = (wrong: Wrong, names: readonly string[]): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([name]) => !names.includes(name)))

/**
 * The refused fields that are still wrong: a sentence disappears as soon as its field is corrected.
 */
export const stillWrong = (refused: Wrong, now: Wrong): Wrong =>
  Object.fromEntries(Object.keys(refused).flatMap((name) => (now[name] ? [[name, now[name]]] : [])))

/** Finds required fields that were left empty. */
export function missing(values: Readonly<Record<string, unknown>>): Wrong {
  const empty = Object.entries(values).filter(([, value]) =>
    typeof value === 'string' ? value.trim() === '' : value == null,
  )
  const required = fieldText(currentLanguage(), 'required')
  return Object.fromEntries(empty.map(([name]) => [name, required]))
}
