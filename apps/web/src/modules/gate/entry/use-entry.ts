import { registers } from '@portaria/contract/modules/registers'
import { isDecidedAtGate } from '@portaria/contract/modules/visits/pass-window'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { connectionLost } from '../../../platform/connection/connection.store.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { EntryKey, EntryTicket } from '../entry-ticket.ts'
import { enter } from '../gate-calls.ts'
import type { OfflineTyped } from '../offline/entry-judgement.ts'
import { isForWantOfNetwork } from '../offline/or-offline.ts'
import { tellRecorded } from '../offline/tell-recorded.ts'

/** A visit of the same person whose exit was not recorded. */
export type Forgotten = { id: string; title: string }

/** The data that an entry requires before it is tried, or tried again. */
export type EntryDemand = {
  /** Whether the visitor must show a document. */
  document: boolean
  /** Whether to ask for a photo even if nothing else is missing. */
  photo: boolean
  /** Whether the desk must enter who answered for the visitor. Required without a network. */
  answer: boolean
  /** Codes of warnings, which only a reason overrides. */
  warnings: readonly string[]
  /** An earlier visit of the same person that has not ended; this entry ends it. */
  forgotten: Forgotten | null
}

const noDemand: EntryDemand = {
  document: false,
  photo: false,
  answer: false,
  warnings: [],
  forgotten: null,
}

type Typed = Omit<EntryBody, EntryKey> & Pick<OfflineTyped, 'told_by' | 'told_through'>

export type Entry = {
  busy: boolean
  ticket: EntryTicket | null
  /** Null while nothing is required. */
  demand: EntryDemand | null
  errors: Readonly<Record<string, string>>
  /** Lets a person in, asking only for data that the server requires. */
  begin: (ticket: EntryTicket) => void
  /** Asks for a photo first, and for a document if the person has not shown one. */
  ask: (ticket: EntryTicket, document: boolean) => void
  /** Asks for a reason to let somebody in despite warnings. */
  decide: (ticket: EntryTicket, document: boolean, warnings: readonly string[]) => void
  /** Resolves once the server has answered. */
  send: (typed: Typed) => Promise<void>
  /** Ends the visit whose exit was not recorded, and lets the person in. */
  closeForgotten: (forgotten: Forgotten) => Promise<void>
  cancel: () => void
}

/**
 * Lets visitors in. The demands of the server are kept until the entry is made or cancelled.
 * Without a network the entry is recorded on this device, and `onEntered` receives null.
 */
export function useEntry(onEntered: (visit: RegisterRecord | null) => void): Entry {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [ticket, setTicket] = useState<EntryTicket | null>(null)
  const [demand, setDemand] = useState<EntryDemand | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const sent = useRef<Typed>({})

  const attempt = async (next: EntryTicket, typed: Typed): Promise<void> => {
    sent.current = typed
    setBusy(true)
    setErrors({})
    try {
      const visit = await enterOrRecord(next, typed)
      setDemand(null)
      if (visit === null) tellRecorded(next.name)
      onEntered(visit)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
      void Promise.all([
        refreshRegister(client, registers.visits),
        refreshRegister(client, registers.visitors),
        client.invalidateQueries({ queryKey: ['gate'] }),
      ])
    }
  }

  const refuse = (error: unknown) => {
    const wrong = error instanceof ApiProblem ? (error.problem?.errors ?? []) : []
    const warnings = wrong
      .filter(({ field, code }) => field === 'let_in_reason' || isDecidedAtGate(code))
      .map(({ code }) => code)
    const isInside = wrong.some(({ code }) => code === 'already_inside')
    const existing = error instanceof ApiProblem ? error.problem?.existing : undefined
    if (isInside && existing) return setDemand({ ...noDemand, forgotten: existing })
    const document = wrong.some(({ code }) => code === 'visitor_unidentified')
    const isOpen = wrong.some(({ field }) => /^(cpf|id_doc|photo)/.test(field))
    const answer = wrong.some(({ field }) => field === 'told_by')
    if (document || answer || warnings.length > 0) {
      return setDemand((before) => ({
        // The server already has a document that was sent before. Without a network everything is
        // sent together, so the document stays in the dialog.
        document: document || (connectionLost() && (before?.document ?? false)),
        answer: answer || (before?.answer ?? false),
        warnings,
        photo: before?.photo ?? false,
        forgotten: null,
      }))
    }
    const refusals = fieldTextsOf(error)
    // Errors of the dialog's fields are corrected in the dialog.
    if (isOpen) return setErrors(refusals)
    const { title, detail } = problemTextOf(error)
    // A server that failed can be asked again by the same press, without losing typed data.
    if (!mayBeTriedAgain(error)) setDemand(null)
    showToast({ title, text: Object.values(refusals)[0] ?? detail, tone: 'danger', duration: 0 })
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
      setDemand({ ...noDemand, document, photo: true })
    },
    decide(next, document, warnings) {
      setErrors({})
      setTicket(next)
      setDemand({ ...noDemand, document, warnings })
    },
    async send(typed) {
      if (ticket) await attempt(ticket, typed)
    },
    async closeForgotten({ id }) {
      if (ticket === null) return
      const closing = { ...ticket, closes: id }
      setTicket(closing)
      // Sends again the data that was typed before the person was known to be inside.
      await attempt(closing, sent.current)
    },
    cancel: () => setDemand(null),
  }
}

/**
 * Whether the same call may succeed later: after too many requests, an error of the server, or no
 * answer. A refusal is final.
 */
const mayBeTriedAgain = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  error.status === 429 ||
  error.status >= 500 ||
  error.status === 0

/**
 * Enters a visit; resolves to null if the entry was recorded on this device. The desk asks who
 * answered only without a network, so an entry with that answer always goes to the queue, even if
 * the network is back.
 */
async function enterOrRecord(ticket: EntryTicket, typed: Typed): Promise<RegisterRecord | null> {
  const { told_by: by, told_through: _, ...sent } = typed
  if (!connectionLost() && by === undefined) {
    try {
      const { by: key, destination, closes } = ticket
      return await enter({
        ...key,
        ...(destination && { apartment_id: destination.id }),
        ...(closes !== undefined && { close_visit_id: closes }),
        ...sent,
      })
    } catch (error) {
      if (!(await isForWantOfNetwork(error))) throw error
    }
  }
  const { recordEntry } = await import('../offline/offline-desk.ts')
  await recordEntry(ticket, withoutPhoto(typed))
  return null
}

function withoutPhoto(typed: Typed): OfflineTyped {
  const { photo_file_id: _, apartment_id: __, ...rest } = typed
  return rest
}
