import type { EntryBody } from '@portaria/contract/features/visits'
import { registers } from '@portaria/contract/registers/index'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { enter } from '../gate-calls.ts'

type Key = 'visit_id' | 'code' | 'pin' | 'pass_id'

/** By what somebody enters, and their name. */
export type EntryTicket = {
  by: Pick<EntryBody, Key>
  name: string
}

/** What an entry asks for before it is tried, or tried again. */
export type EntryDemand = {
  /** The visitor has shown no document yet. */
  document: boolean
  /** A photo is wanted although nothing else is missing. */
  photo: boolean
  /** Codes of what stands against the entry: only a reason lets in. */
  warnings: readonly string[]
}

type Typed = Omit<EntryBody, Key>

export type Entry = {
  busy: boolean
  ticket: EntryTicket | null
  /** Null while nothing is asked. */
  demand: EntryDemand | null
  errors: Readonly<Record<string, string>>
  /** Lets somebody in, and asks only for what the server does. */
  begin: (ticket: EntryTicket) => void
  /** Asks for a photo first, and for the document of somebody who has shown none. */
  ask: (ticket: EntryTicket, document: boolean) => void
  send: (typed: Typed) => void
  cancel: () => void
}

/** Lets visitors in; what the server asks for is kept until the entry is done or given up. */
export function useEntry(onEntered: (visit: RegisterRecord) => void): Entry {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [ticket, setTicket] = useState<EntryTicket | null>(null)
  const [demand, setDemand] = useState<EntryDemand | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const attempt = async ({ by }: EntryTicket, typed: Typed): Promise<void> => {
    setBusy(true)
    setErrors({})
    try {
      const visit = await enter({ ...by, ...typed })
      setDemand(null)
      onEntered(visit)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
      await Promise.all([
        refreshRegister(client, registers.visits),
        refreshRegister(client, registers.visitors),
        client.invalidateQueries({ queryKey: ['gate'] }),
      ])
    }
  }

  const refuse = (error: unknown) => {
    const wrong = error instanceof ApiProblem ? (error.problem?.errors ?? []) : []
    const warnings = wrong.filter(({ field }) => field === 'let_in_reason').map(({ code }) => code)
    const document = wrong.some(({ code }) => code === 'visitor_unidentified')
    const isOpen = wrong.some(({ field }) => /^(cpf|id_doc|photo)/.test(field))
    if (document || warnings.length > 0) {
      return setDemand((before) => ({ document, warnings, photo: before?.photo ?? false }))
    }
    const told = fieldTextsOf(error)
    // What was typed in the dialog is put right there.
    if (isOpen) return setErrors(told)
    setDemand(null)
    const { title, detail } = problemTextOf(error)
    showToast({ title, text: Object.values(told)[0] ?? detail, tone: 'danger', duration: 0 })
  }

  return {
    busy,
    ticket,
    demand,
    errors,
    begin(next) {
      setTicket(next)
      void attempt(next, {})
    },
    ask(next, document) {
      setErrors({})
      setTicket(next)
      setDemand({ document, photo: true, warnings: [] })
    },
    send(typed) {
      if (ticket) void attempt(ticket, typed)
    },
    cancel: () => setDemand(null),
  }
}
