import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { asksHidden } from '@portaria/contract/define-register/look-ups'
import { type DeskHit, deskHits } from '@portaria/contract/modules/gate/desk-hits'
import type { BoxFound } from '@portaria/contract/modules/gate/gate'
import { isPassCode, isPin } from '@portaria/contract/modules/gate/gate-codes'
import type { DeskLists } from '@portaria/contract/modules/gate/listed-hits'
import { registers } from '@portaria/contract/modules/registers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { searchDelay, useDebounced } from '../../../register-pages/use-debounced.ts'
import { boxQuery, expectedQuery, loansQuery } from '../gate-calls.ts'
import { offlineHits, offlineQuery } from '../offline/offline-query.ts'
import type { PackNote } from '../offline/pack-search.ts'
import { standingHits } from './standing-hits.ts'

/** Milliseconds without typing before the box is asked; a PIN, whose tries are counted, once it is whole. */
const RESTS = 120
const PIN_RESTS = 900

const searched = Object.values<AnyRegister>(registers).filter(({ globalSearch }) => globalSearch)

export type DeskSearch = {
  hits: readonly DeskHit[]
  /** Why a code lets nobody in; null where it does, or where none was typed. */
  refusal: string | null
  loading: boolean
  /** Whether what is shown was found for what is typed, if perhaps before somebody came or went. */
  isThere: boolean
  /** The same, and nothing newer is on its way. */
  answered: boolean
  problem: string | null
  /** What is told of a search without a network. */
  note: PackNote | null
  /** Finds at once, for the person who pressed Enter before the answer was there. */
  find: (typed: string) => Promise<{ hits: readonly DeskHit[] }>
}

/** Asks what the desk means by what is typed. */
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
  const lost = useConnectionLost()
  const offline = useQuery({ ...offlineQuery(asked), enabled: lost && asked !== '' })
  const box = useQuery({ ...boxQuery(asked), ...(lost && { enabled: false }) })

  const lists = useDeskLists()
  const found = (data: BoxFound | undefined, text: string) => deskHits(data, text, lists)

  /** Those of an earlier text stand on only where they are found by this one too. */
  const shown = (hits: readonly DeskHit[], isThere: boolean) =>
    wanted === '' ? [] : isThere ? hits : standingHits(hits, wanted)

  if (lost) {
    const packed = offline.data
    const isThere = wanted !== '' && asked === wanted && !offline.isPending
    return {
      hits: !packed ? [] : shown(offlineHits(packed, wanted, lists), isThere),
      refusal: wanted === '' ? null : (packed?.box.refusal ?? null),
      loading: wanted !== '' && !isThere,
      isThere,
      answered: isThere,
      problem: offline.error && wanted !== '' ? problemTextOf(offline.error).detail : null,
      note: wanted === '' ? null : (packed?.note ?? null),
      find: async (text) => ({
        hits: offlineHits(await client.fetchQuery(offlineQuery(text)), text, lists),
      }),
    }
  }
  const isThere = wanted !== '' && asked === wanted && !box.isPending && !box.isPlaceholderData
  // What was found before somebody came or went may offer the exit of a visit that is over.
  const answered = isThere && !box.isFetching
  return {
    hits: shown(found(box.data, wanted), isThere),
    refusal: !isThere ? null : (box.data?.refusal ?? null),
    loading: wanted !== '' && !answered,
    isThere,
    answered,
    problem: box.error ? problemTextOf(box.error).detail : null,
    note: null,
    find: async (text) => ({ hits: found(await client.fetchQuery(boxQuery(text)), text) }),
  }
}

/** What the desk lists beside the box, as far as it is read. */
function useDeskLists(): DeskLists {
  const { events = [], parties = [] } = useQuery(expectedQuery).data ?? {}
  return { events, parties, loans: useQuery(loansQuery).data ?? [] }
}
