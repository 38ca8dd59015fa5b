import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { DeskHit } from '@portaria/contract/modules/gate/desk-hits'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { UNDO_S } from '@portaria/contract/modules/visits/visits'
import { useLanguage } from '@portaria/i18n/react/texts'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { connectionLost } from '../../../platform/connection/connection.store.ts'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import {
  actOfHit,
  type DeskAct,
  type HitWords,
  type ParcelTask,
  type WalkInStart,
} from '../desk-hit.ts'
import { type Entry, useEntry } from '../entry/use-entry.ts'
import type { EntryTicket } from '../entry-ticket.ts'
import { leaveOrRecord } from '../offline/record-exit.ts'
import { tellRecorded } from '../offline/tell-recorded.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { type DeskSearch, useDeskSearch } from './use-desk-search.ts'
import { useGiveBack } from './use-give-back.ts'
import { type Ahead, isNothing, type TypedAhead, useTypedAhead } from './use-typed-ahead.ts'
import { type Undo, useUndo } from './use-undo.ts'

type Place = { id: string; title: string }

/** A task of the desk besides its box. */
export type DeskTask =
  /** `letter` was pressed before the unit was shown. */
  | { name: 'unit'; unit: Place; host: Place | null; letter?: string }
  | { name: 'answer' | 'items'; visit: GateVisit }
  | { name: 'walk-in'; start: WalkInStart }
  | { name: 'scan' | 'lend' }
  | ParcelTask

export type Desk = {
  box: RefObject<HTMLInputElement | null>
  typed: string
  setTyped: (typed: string) => void
  search: DeskSearch
  /** The text typed while an Enter waits for its answer. */
  ahead: TypedAhead
  entry: Entry
  /** The last visit that entered, until something is typed again. */
  entered: RegisterRecord | null
  /** Shows who came in, and offers to undo it. */
  showEntered: (visit: RegisterRecord) => void
  task: DeskTask | null
  setTask: (task: DeskTask | null) => void
  /** Performs an action on a result or on a row of the lists. */
  act: (act: DeskAct) => void
  /** Like `act`, but asks for a photo and missing data first. */
  askPhoto: (act: DeskAct) => void
  /**
   * Searches for a typed or scanned text, and calls `onHit` with the first result. By default it
   * performs the obvious action on that result.
   */
  actOnTyped: (typed: string, onHit?: (hit: DeskHit) => void) => Promise<void>
  /**
   * Moves text typed or scanned elsewhere on the desk into the box; if it ended with Enter, also
   * searches for it.
   */
  typeOn: (typed: string, entered: boolean) => void
  /** Records an exit. */
  leave: (visit: GateVisit) => void
  /** Clears the box and focuses it. */
  clear: () => void
  /** The unit that the guest named; the next pass must be for it. */
  destination: Place | null
  forgetDestination: () => void
  undoing: Undo
  busy: boolean
}

/** The state of the gate's desk, and its actions. */
export function useDesk(words: HitWords): Desk {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTypedText] = useState('')
  const [task, setTask] = useState<DeskTask | null>(null)
  const [entered, setEntered] = useState<RegisterRecord | null>(null)
  const [destination, setDestination] = useState<Place | null>(null)
  const [busy, attempt] = useAttempt()
  const [returning, giveBack] = useGiveBack()
  const search = useDeskSearch(typed)
  const ahead = useTypedAhead(box)
  const clear = () => {
    ahead.drop()
    setTypedText('')
    setTask(null)
    setDestination(null)
    // On a phone the focus would open a keyboard over the lists.
    if (hasKeyboard()) box.current?.focus()
  }
  /** Whether the box was typed into since the current task began. */
  const isNext = useRef(false)
  const finish = () => {
    // Text typed meanwhile belongs to the next person.
    if (isNext.current) setTask(null)
    else clear()
  }
  /** Set while the desk acts on an answer: the text that was typed before that answer arrived. */
  const before = useRef<Ahead | null>(null)
  const openWindow = (next: DeskTask) => {
    const typedAhead = before.current
    if (typedAhead && !isNothing(typedAhead)) {
      ahead.giveToWindow(typedAhead)
      setTypedText('')
    }
    setTask(next)
  }
  /**
   * Shows a unit together with the text typed ahead. A single letter may be one of its shortcuts; a
   * longer text names the unit's next guest.
   */
  const openUnit = (unit: Place, host: Place | null) => {
    const { ended, rest } = before.current ?? { ended: [], rest: '' }
    if (ended.length > 0 || rest.length > 1) {
      setDestination(unit)
      return setTask(null)
    }
    if (rest !== '') setTypedText('')
    return setTask({ name: 'unit', unit, host, ...(rest !== '' && { letter: rest }) })
  }
  const undoing = useUndo(() => setEntered(null))
  const showEntered = (visit: RegisterRecord) => {
    setEntered(visit)
    undoing.offer({
      visitId: visit.id,
      name: asText(visit['guest_name']),
      action: 'undo-entry',
    })
  }
  const entry = useEntry((visit) => {
    finish()
    if (visit) showEntered(visit)
    else setEntered(null)
  })

  const change = (visit: GateVisit, transition: 'arrive' | 'check-out') =>
    void attempt(async () => {
      const isSent = transition === 'check-out' ? await leaveOrRecord(visit) : true
      if (transition === 'arrive') await actOn(registers.visits, visit.id, 'arrive')
      const title = registerText(language, 'visits').transitions?.[transition]?.done ?? ''
      const text = transition === 'arrive' ? t('done.asked') : visit.guest_name
      if (!isSent) tellRecorded(visit.guest_name)
      else if (transition === 'arrive') showToast({ title, text, tone: 'success' })
      else {
        const done = { visitId: visit.id, name: text, action: 'undo-exit' } as const
        const action = { label: t('undo.label'), onPress: () => undoing.undo(done) }
        const duration = UNDO_S * 1_000
        const toast = showToast({ title, text, tone: 'success', action, duration })
        undoing.offer({ ...done, toast })
      }
      finish()
      void refreshRegister(client, registers.visits)
      void client.invalidateQueries({ queryKey: ['gate'] })
    })

  // The unit that the guest named is compared with that of the pass.
  const bound = (ticket: EntryTicket): EntryTicket =>
    destination ? { ...ticket, destination } : ticket

  // Enters a visit that its unit has not allowed. Without a network nobody can be asked in the app,
  // so the dialog asks the desk who answered.
  const enterUnanswered = (visit: GateVisit) =>
    entry.begin({ by: { visit_id: visit.id }, name: visit.guest_name })

  /**
   * Marks the start of a task: text typed from now on belongs to the next person, and replaces the
   * current text.
   */
  const begin = () => {
    isNext.current = false
    if (hasKeyboard() && document.activeElement === box.current) box.current?.select()
  }
  const act = (wanted: DeskAct) => {
    if (before.current === null) begin()
    setEntered(null)
    switch (wanted.name) {
      case 'enter':
        return entry.begin(bound(wanted.ticket))
      case 'letIn':
        return entry.decide(bound(wanted.ticket), wanted.provisional, wanted.warnings)
      case 'arrive':
        if (connectionLost()) return enterUnanswered(wanted.visit)
        return change(wanted.visit, 'arrive')
      case 'leave':
        if (wanted.visit.items.length > 0 && !connectionLost())
          return openWindow({ name: 'items', visit: wanted.visit })
        return change(wanted.visit, 'check-out')
      case 'answer':
        if (connectionLost()) return enterUnanswered(wanted.visit)
        return openWindow({ name: 'answer', visit: wanted.visit })
      case 'call':
        return openUnit(wanted.unit, wanted.host ?? null)
      case 'visit':
        // Whoever is searched for while a unit is open goes to that unit.
        return openWindow({
          name: 'walk-in',
          start: { ...(destination && { apartment: destination }), ...wanted.start },
        })
      case 'collect':
      case 'receive':
      case 'handOver':
        // Parcels need the server: without it none can be received or handed over.
        if (connectionLost())
          return void showToast({ title: t('offline.parcels'), text: t('offline.parcelsText') })
        return openWindow(wanted)
      case 'giveBack':
        return void giveBack(wanted.loan).then((isBack) => isBack && finish())
      case 'open':
        return void router.navigate({ href: wanted.href })
    }
  }

  const setTyped = (next: string) => {
    isNext.current = true
    ahead.note(next)
    setTypedText(next)
    setEntered(null)
    if (task?.name !== 'unit') return
    // A guest searched for while a unit is open goes to that unit.
    setDestination(task.unit)
    setTask(null)
  }
  const actOnTyped: Desk['actOnTyped'] = async (
    text,
    onHit = (hit) => act(actOfHit(hit, text, words)),
  ) => {
    begin()
    const whose = ahead.begin()
    const isFound = await attempt(async () => {
      const { hits } = await search.find(text)
      const typedAhead = ahead.end(whose)
      // Null once the box was cleared.
      if (typedAhead === null) return
      const [first] = hits
      if (first) {
        before.current = typedAhead
        onHit(first)
        before.current = null
      } else if (!isNothing(typedAhead)) {
        showToast({ title: t('box.none', { typed: text }), tone: 'neutral' })
      }
    })
    if (!isFound) ahead.end(whose)
  }

  return {
    box,
    typed,
    setTyped,
    search,
    ahead,
    entry,
    entered,
    showEntered,
    task,
    setTask,
    act,
    askPhoto(wanted) {
      if (wanted.name !== 'enter' || wanted.blocked || connectionLost()) return act(wanted)
      if (before.current === null) begin()
      entry.ask(bound(wanted.ticket), wanted.provisional)
    },
    actOnTyped,
    typeOn(text, entered) {
      setTyped(text)
      box.current?.focus()
      if (entered) void actOnTyped(text.trim())
    },
    leave: (visit) => change(visit, 'check-out'),
    clear,
    destination,
    forgetDestination: () => setDestination(null),
    undoing,
    busy: busy || returning,
  }
}
