import {
  COMMAND_SECONDS,
  type ReaderCommand,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { openingQuery, openPoint } from './opening-calls.ts'
import { type OpeningStage, stageOf } from './opening-stage.ts'

/** Milliseconds after which an opening is not waited for any more. */
const FOLLOW_MS = 10_000

type Given = {
  readonly pointId: string
  readonly id: string
  /** Whether the server answered, or no answer is awaited any more. */
  readonly isTold: boolean
}

export interface Opening {
  /** Null while nothing was asked for. */
  stage: OpeningStage | null
  command: ReaderCommand | undefined
  /** Why the server refused to take it; null otherwise. */
  refusal: string | null
  /** Asks once; while an opening is under way or shown it does nothing. */
  open: (pointId: string, reason: string) => void
  /** Forgets the opening, for another one. */
  forget: () => void
}

/** Has a point opened once, and follows what becomes of it (access §43). */
export function useOpening(): Opening {
  const client = useQueryClient()
  const [given, setGiven] = useState<Given | null>(null)
  const [isLate, setLate] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Read at once, where the state would only follow with the next rendering.
  const underWay = useRef<string | null>(null)
  const { data: command } = useQuery({
    ...openingQuery(given?.pointId ?? '', given?.id ?? ''),
    enabled: given?.isTold === true && !isLate,
  })
  const id = given?.id ?? null
  useEffect(() => {
    if (id === null) return undefined
    const timer = setTimeout(() => setLate(true), FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [id])

  const open = async (pointId: string, reason: string) => {
    if (underWay.current !== null) return
    const asked = newId()
    underWay.current = asked
    setRefusal(null)
    setLate(false)
    setGiven({ pointId, id: asked, isTold: false })
    try {
      const until = Date.now() + COMMAND_SECONDS.open * 1_000
      const made = await openPoint(pointId, { id: asked, reason }, until)
      if (made) client.setQueryData(openingQuery(pointId, asked).queryKey, made)
      setGiven((now) => (now?.id === asked ? { ...now, isTold: true } : now))
    } catch (failure) {
      if (underWay.current !== asked) return
      underWay.current = null
      setGiven(null)
      setRefusal(Object.values(fieldTextsOf(failure))[0] ?? problemTextOf(failure).detail)
    }
  }
  return {
    stage: given === null ? null : stageOf(command, isLate),
    command,
    refusal,
    open: (pointId, reason) => void open(pointId, reason),
    forget() {
      underWay.current = null
      setGiven(null)
      setRefusal(null)
    },
  }
}
