import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf } from '../../platform/problem-text.ts'
import { refreshRegister } from '../register-queries.ts'

/** The sentences of what is wrong with fields, by the names that the API has for them. */
export type Wrong = Readonly<Record<string, string>>

/** Thrown by `send` for what shows to be wrong only while it is done, such as a camera without a picture. */
export class WrongFields extends Error {
  readonly wrong: Wrong

  constructor(wrong: Wrong) {
    super(Object.values(wrong).join(' '))
    this.wrong = wrong
  }
}

export type ActionOptions = {
  /** What is wrong before anything is sent, which then is not; undefined of a field that is right. */
  check?: () => Readonly<Record<string, string | undefined>>
  /** Does it; what it throws is shown. */
  send: () => Promise<unknown>
  /** What is told once it is done; nothing where `send` told it. */
  done?: () => { readonly title: string; readonly text?: string }
  /** Of these, rows are read again, refused or not: somebody else may have been first. */
  refreshes?: readonly AnyRegister[]
  onDone: () => void
}

/** Something that is done once, or refused: what a dialog or a form of its own shows of that. */
export type Action = {
  readonly busy: boolean
  /** What is wrong, by field; of what was refused before it was sent, what still is. */
  readonly errors: Wrong
  /** What was wrong as it was last tried: another object with each try. */
  readonly refused: Wrong
  /** Why it failed, where no field tells it; null otherwise. */
  readonly failure: unknown
  readonly run: () => Promise<void>
  /** Called as somebody types: what was wrong may be right now. */
  readonly clear: () => void
}

/** Runs one call at a time; a second press while it runs does nothing. */
export function useAction(options: ActionOptions): Action {
  const { check, send, done, refreshes = [], onDone } = options
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Wrong>({})
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const run = async () => {
    if (busy) return
    const wrong = wrongOf(check?.() ?? {})
    setRefused(wrong)
    setIsSent(false)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    setIsSent(true)
    try {
      await send()
      if (done) showToast({ ...done(), tone: 'success' })
      onDone()
    } catch (error) {
      const wrong = error instanceof WrongFields ? error.wrong : fieldTextsOf(error)
      setRefused(wrong)
      if (Object.keys(wrong).length === 0) setFailure(error)
    } finally {
      setBusy(false)
      await Promise.all(refreshes.map((register) => refreshRegister(client, register)))
    }
  }
  const clear = () => {
    setRefused({})
    setFailure(null)
  }
  return {
    busy,
    // Looked at when it is shown: what `check` reads may be declared below the hook.
    get errors() {
      const isStillTold = Object.keys(refused).length > 0 && !isSent
      return isStillTold ? stillWrong(refused, wrongOf(check?.() ?? {})) : refused
    },
    refused,
    failure,
    run,
    clear,
  }
}

const wrongOf = (checked: Readonly<Record<string, string | undefined>>): Wrong =>
  Object.fromEntries(
    Object.entries(checked).flatMap(([name, sentence]) => (sentence ? [[name, sentence]] : [])),
  )

/** What was refused and is wrong yet: a sentence goes as soon as its field is put right. */
export const stillWrong = (refused: Wrong, now: Wrong): Wrong =>
  Object.fromEntries(Object.keys(refused).flatMap((name) => (now[name] ? [[name, now[name]]] : [])))

/** The fields that were left empty. */
export function missing(values: Readonly<Record<string, unknown>>): Wrong {
  const empty = Object.entries(values).filter(([, value]) =>
    typeof value === 'string' ? value.trim() === '' : value == null,
  )
  const required = fieldText(currentLanguage(), 'required')
  return Object.fromEntries(empty.map(([name]) => [name, required]))
}
