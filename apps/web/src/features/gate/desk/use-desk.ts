import type { GateVisit } from '@portaria/contract/features/gate'
import { registers } from '@portaria/contract/registers/index'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { connectionLost } from '../../../platform/connection/connection.store.ts'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { type Entry, useEntry } from '../entry/use-entry.ts'
import { leaveOrRecord } from '../offline/record-exit.ts'
import { tellRecorded } from '../offline/tell-recorded.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { actOfHit, type DeskAct, type HitWords, type ParcelTask, type WalkInStart } from './desk.ts'
import { type DeskSearch, useDeskSearch } from './use-desk-search.ts'

type Place = { id: string; title: string }

/** What the desk is busy with, beside the box. */
export type DeskTask =
  | { name: 'unit'; unit: Place; host: Place | null }
  | { name: 'answer'; visit: GateVisit }
  | { name: 'walk-in'; start: WalkInStart }
  | { name: 'scan' }
  | ParcelTask

export type Desk = {
  box: RefObject<HTMLInputElement | null>
  typed: string
  setTyped: (typed: string) => void
  search: DeskSearch
  entry: Entry
  /** Who came in last, until the box is typed into again. */
  entered: RegisterRecord | null
  task: DeskTask | null
  setTask: (task: DeskTask | null) => void
  /** Does what one wants of something that was found or is listed. */
  act: (act: DeskAct) => void
  /** As `act`, after a photo and what is missing were asked for. */
  askPhoto: (act: DeskAct) => void
  /** Finds what was typed or scanned and does the obvious thing with the first hit. */
  actOnTyped: (typed: string) => Promise<void>
  /** Empties the box, which has the focus again. */
  clear: () => void
  busy: boolean
}

/** The state of the gate's desk, and what is done from it. */
export function useDesk(words: HitWords): Desk {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTypedText] = useState('')
  const [task, setTask] = useState<DeskTask | null>(null)
  const [entered, setEntered] = useState<RegisterRecord | null>(null)
  const [busy, attempt] = useAttempt()
  const search = useDeskSearch(typed)
  const clear = () => {
    setTypedText('')
    setTask(null)
    // On a phone the focus would open the keyboard over the lists.
    if (hasKeyboard()) box.current?.focus()
  }
  const entry = useEntry((visit) => {
    clear()
    setEntered(visit)
  })

  const change = (visit: GateVisit, transition: 'arrive' | 'check-out') =>
    void attempt(async () => {
      const isSent = transition === 'check-out' ? await leaveOrRecord(visit) : true
      if (transition === 'arrive') await actOn(registers.visits, visit.id, 'arrive')
      const title = registerText(language, 'visits').transitions?.[transition]?.done ?? ''
      const text = transition === 'arrive' ? t('done.asked') : visit.guest_name
      if (isSent) showToast({ title, text, tone: 'success' })
      else tellRecorded(visit.guest_name)
      void refreshRegister(client, registers.visits)
      await client.invalidateQueries({ queryKey: ['gate'] })
      clear()
    })

  // Nobody can be asked by the app: the entry asks for who answered.
  const enterUnanswered = (visit: GateVisit) =>
    entry.begin({ by: { visit_id: visit.id }, name: visit.guest_name })

  const act = (wanted: DeskAct) => {
    setEntered(null)
    switch (wanted.name) {
      case 'enter':
        return entry.begin(wanted.ticket)
      case 'arrive':
        if (connectionLost()) return enterUnanswered(wanted.visit)
        return change(wanted.visit, 'arrive')
      case 'leave':
        return change(wanted.visit, 'check-out')
      case 'answer':
        if (connectionLost()) return enterUnanswered(wanted.visit)
        return setTask({ name: 'answer', visit: wanted.visit })
      case 'call':
        return setTask({ name: 'unit', unit: wanted.unit, host: wanted.host ?? null })
      case 'visit':
        return setTask({ name: 'walk-in', start: wanted.start })
      case 'collect':
      case 'receive':
      case 'handOver':
        return setTask(wanted)
      case 'open':
        return void router.navigate({ href: wanted.href })
    }
  }

  return {
    box,
    typed,
    setTyped(next) {
      setTypedText(next)
      setEntered(null)
      if (task?.name === 'unit') setTask(null)
    },
    search,
    entry,
    entered,
    task,
    setTask,
    act,
    askPhoto(wanted) {
      if (wanted.name === 'enter' && !connectionLost()) entry.ask(wanted.ticket, wanted.provisional)
      else act(wanted)
    },
    async actOnTyped(text) {
      await attempt(async () => {
        const { hits } = await search.find(text)
        const [first] = hits
        // What was typed meanwhile is another question.
        if (first && box.current?.value.trim() === text) act(actOfHit(first, text, words))
      })
    },
    clear,
    busy,
  }
}
