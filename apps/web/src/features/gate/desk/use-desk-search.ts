import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { asksHidden } from '@portaria/contract/define-register/look-ups'
import type { BoxFound } from '@portaria/contract/features/gate'
import type { SearchGroup } from '@portaria/contract/features/search'
import { registers } from '@portaria/contract/registers/index'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { searchQuery } from '../../../platform/search-query.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { searchDelay, useDebounced } from '../../../register-pages/use-debounced.ts'
import { boxQuery } from '../gate-calls.ts'
import { isPassCode, isPin } from '../gate-codes.ts'
import { offlineHits, offlineQuery } from '../offline/offline-query.ts'
import type { PackNote } from '../offline/pack-search.ts'
import { type DeskHit, deskHits } from './desk-hits.ts'

/** Milliseconds without typing before the box is asked; a PIN, whose tries are counted, once it is whole. */
const RESTS = 120
const PIN_RESTS = 900

const searched = Object.values<AnyRegister>(registers).filter(({ globalSearch }) => globalSearch)

export type DeskSearch = {
  hits: readonly DeskHit[]
  /** Why a code lets nobody in; null where it does, or where none was typed. */
  refusal: string | null
  loading: boolean
  /** Whether what is shown answers what was typed. */
  answered: boolean
  problem: string | null
  /** What is told of a search without a network. */
  note: PackNote | null
  /** Finds at once, for whoever pressed Enter before the answer was there. */
  find: (typed: string) => Promise<{ hits: readonly DeskHit[] }>
}

/** Whether what was typed is the code of a pass or of a parcel. */
const opens = (box: BoxFound | undefined): boolean =>
  box !== undefined && (box.pass !== null || box.collected !== null)

/** Asks the desk's own search and the search of everything together. */
export function useDeskSearch(typed: string): DeskSearch {
  const client = useQueryClient()
  const role = useRole()
  const wanted = typed.trim()
  // A document or a PIN is looked up once it is whole: each part of it would count.
  const counted = searched.find((register) => role !== null && asksHidden(register, role, wanted))
  const usual = isPin(wanted) ? PIN_RESTS : RESTS
  const delay = counted ? searchDelay(counted, role, wanted, RESTS) : usual
  // A whole code is known at once.
  const asked = useDebounced(wanted, isPassCode(wanted) ? 0 : delay)
  const isCode = isPassCode(asked)
  const lost = useConnectionLost()
  const offline = useQuery({ ...offlineQuery(asked), enabled: lost && asked !== '' })
  const box = useQuery({ ...boxQuery(asked), ...(lost && { enabled: false }) })
  // What is the code of a pass or a parcel is not looked for as a document too, which would count.
  const isOpened = isPin(asked) && opens(box.data)
  const isElsewhere = isCode || isOpened || (isPin(asked) && box.isPending)
  const all = useQuery({
    ...searchQuery(isElsewhere ? '' : asked),
    ...(lost && { enabled: false }),
  })
  const isShown = !all.isPending && !all.isPlaceholderData
  const answered = asked === wanted && !box.isPending && (isCode || isOpened || isShown)

  const find = async (text: string) => {
    if (lost) return { hits: offlineHits(await client.fetchQuery(offlineQuery(text)), text) }
    const search = () => client.fetchQuery(searchQuery(text))
    const isCoded = isPassCode(text) || isPin(text)
    const [found, atOnce] = await Promise.all([
      client.fetchQuery(boxQuery(text)),
      isCoded ? Promise.resolve<SearchGroup[]>([]) : search(),
    ])
    const groups = isPin(text) && !opens(found) ? await search() : atOnce
    return { hits: deskHits(found, groups, text) }
  }
  if (lost) {
    const found = offline.data
    const isThere = wanted !== '' && asked === wanted && !offline.isPending
    return {
      hits: wanted === '' || !found ? [] : offlineHits(found, wanted),
      refusal: wanted === '' ? null : (found?.box.refusal ?? null),
      loading: wanted !== '' && !isThere,
      answered: isThere,
      problem: offline.error && wanted !== '' ? problemTextOf(offline.error).detail : null,
      note: wanted === '' ? null : (found?.note ?? null),
      find,
    }
  }
  const failed = box.error ?? all.error
  return {
    hits: wanted === '' ? [] : deskHits(box.data, isElsewhere ? [] : (all.data ?? []), wanted),
    refusal: wanted === '' ? null : (box.data?.refusal ?? null),
    loading: wanted !== '' && (!answered || box.isFetching || all.isFetching),
    answered: wanted !== '' && answered,
    problem: failed ? problemTextOf(failed).detail : null,
    note: null,
    find,
  }
}
