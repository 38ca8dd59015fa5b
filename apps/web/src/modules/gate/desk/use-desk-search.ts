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

/**
 * Milliseconds without typing before a search. A PIN is searched only once it is complete, since
 * tries are counted.
 */
const RESTS = 120
const PIN_RESTS = 900

const searched = Object.values<AnyRegister>(registers).filter(({ globalSearch }) => globalSearch)

export type DeskSearch = {
  hits: readonly DeskHit[]
  /** Why the typed code is not valid; null if it is, or if no code was typed. */
  refusal: string | null
  loading: boolean
  /** Whether the results belong to the typed text, even if they may be outdated. */
  isThere: boolean
  /** Whether the results belong to the typed text and no newer ones are loading. */
  answered: boolean
  problem: string | null
  /** A note on a search without a network. */
  note: PackNote | null
  /** Searches immediately, for a person who pressed Enter before the answer arrived. */
  find: (typed: string) => Promise<{ hits: readonly DeskHit[] }>
}

/** Searches for the typed text. */
export function useDeskSearch(typed: string): DeskSearch {
  const client = useQueryClient()
  const role = useRole()
  const wanted = typed.trim()
  // A document or PIN is searched only once complete: each partial one would count as a try.
  const counted = searched.find((register) => role !== null && asksHidden(register, role, wanted))
  const usual = isPin(wanted) ? PIN_RESTS : RESTS
  const delay = counted ? searchDelay(counted, role, wanted, RESTS) : usual
  // A complete code needs no delay.
  const asked = useDebounced(wanted, isPassCode(wanted) ? 0 : delay)
  const lost = useConnectionLost()
  const offline = useQuery({ ...offlineQuery(asked), enabled: lost && asked !== '' })
  const box = useQuery({ ...boxQuery(asked), ...(lost && { enabled: false }) })

  const lists = useDeskLists()
  const found = (data: BoxFound | undefined, text: string) => deskHits(data, text, lists)

  /** Results of an earlier text are kept only if they match the current text too. */
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
  // Outdated results may offer the exit of a visit that has ended.
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

/** The desk's lists, as far as they are loaded. */
function useDeskLists(): DeskLists {
  const { events = [], parties = [] } = useQuery(expectedQuery).data ?? {}
  return { events, parties, loans: useQuery(loansQuery).data ?? [] }
}
