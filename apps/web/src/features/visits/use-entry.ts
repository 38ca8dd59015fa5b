import type { EntryBody } from '@portaria/contract/features/visits'
import { registers } from '@portaria/contract/registers/index'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../platform/api-problem.ts'
import { fieldTextsOf, problemTextOf } from '../../platform/problem-text.ts'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import { enter } from './visit-calls.ts'

/** What an entry that was refused asks for before it is tried again. */
export type EntryDemand = {
  /** The visitor has shown no document yet. */
  document: boolean
  /** Codes of what stands against the entry: only a reason lets in. */
  warnings: readonly string[]
}

type Typed = Omit<EntryBody, 'visit_id' | 'code' | 'pin'>

/** Lets the visitor of a visit in; what the server asks for is kept until the entry is done. */
export function useEntry(record: RegisterRecord) {
  const { transitionWords } = useRegister()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [demand, setDemand] = useState<EntryDemand | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const send = async (typed: Typed = {}): Promise<void> => {
    setBusy(true)
    setErrors({})
    try {
      await enter({ visit_id: record.id, ...typed })
      setDemand(null)
      const text = asText(record['guest_name'])
      showToast({ title: transitionWords('check-in').done, text, tone: 'success' })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
      await Promise.all([
        refreshRegister(client, registers.visits),
        refreshRegister(client, registers.visitors),
      ])
    }
  }

  const refuse = (error: unknown) => {
    const wrong = error instanceof ApiProblem ? (error.problem?.errors ?? []) : []
    const warnings = wrong.filter(({ field }) => field === 'let_in_reason').map(({ code }) => code)
    const document = wrong.some(({ code }) => code === 'visitor_unidentified')
    const isOpen = wrong.some(({ field }) => /^(cpf|id_doc)/.test(field))
    if (document || warnings.length > 0) return setDemand({ document, warnings })
    const told = fieldTextsOf(error)
    // What was typed in the dialog is put right there.
    if (isOpen) return setErrors(told)
    setDemand(null)
    const { title, detail } = problemTextOf(error)
    showToast({ title, text: Object.values(told)[0] ?? detail, tone: 'danger', duration: 0 })
  }

  return { busy, demand, errors, send, cancel: () => setDemand(null) }
}
