import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { onSessionEnd } from '../session/session.store.ts'
import { useSession } from '../session/use-session.ts'
import type { Draft, DraftPlace } from './draft-store.ts'
import { drafts, draftsStay, heldAt, holdUntilSignIn, letGo } from './own-drafts.ts'

/** Milliseconds after the last change before a draft is stored. */
const PAUSE_MS = 400

/** Milliseconds that a person waits for the device at most: it may be asking for the key of a draft. */
const DROP_MS = 1_000

/** A form of any values, reduced to the members that are used. */
type DraftedForm = {
  getValues: () => object
  formState: { defaultValues?: object | undefined }
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void
}

export type DraftOptions = {
  form: DraftedForm
  name: string
  /** The record's id, or `new`. */
  record: string
  /** The edited version of the record; null for a new one. */
  version: number | null
  /** For each path of the form: whether its value may be stored on the device. */
  paths: Readonly<Record<string, boolean>>
}

export type OfferedDraft = {
  /**
   * The draft that was found when the form was opened; null without one, and once the offer is
   * answered.
   */
  offer: Draft | null
  /** Answers the offer; the draft stays until the form is saved. */
  accept: () => void
  /**
   * Deletes the draft: it has been saved, or is not wanted. To be awaited before a person is told that it was
   * saved, who may close the page then. Never rejects, and waits for a second at most.
   */
  drop: () => Promise<void>
}

/** Keeps unsaved values of a form until it is saved, and finds those kept earlier. */
export function useDraft({ form, name, record, version, paths }: DraftOptions): OfferedDraft {
  const { user, tenantId } = useSession()
  const userId = user?.id
  const [offer, setOffer] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(false)
  const place = useMemo(
    (): DraftPlace | null => (userId ? { userId, tenantId, form: name, record } : null),
    [userId, tenantId, name, record],
  )

  /**
   * The values that differ from the record; `whole` includes those that must not stay on the
   * device.
   */
  const changes = (whole: boolean): Draft['values'] => {
    const now = form.getValues()
    const before = form.formState.defaultValues
    const changed = Object.keys(paths).filter(
      (path) =>
        (whole || paths[path]) &&
        JSON.stringify(get(now, path) ?? null) !== JSON.stringify(get(before, path) ?? null),
    )
    return Object.fromEntries(changed.map((path) => [path, get(now, path)]))
  }
  const store = useEffectEvent((at: DraftPlace) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!draftsStay()) return
    const values = changes(false)
    // A draft written by this form is deleted once there are no changes any more. A draft found
    // when the form was opened stays until the person has answered the offer.
    if (Object.keys(values).length > 0) {
      written.current = true
      void drafts.keep(at, { at: Date.now(), version, values }).catch(() => undefined)
    } else if (written.current) void drafts.drop(at).catch(() => undefined)
  })
  const hold = useEffectEvent((at: DraftPlace) => {
    const values = changes(true)
    if (Object.keys(values).length > 0) holdUntilSignIn(at, { at: Date.now(), version, values })
  })

  useEffect(() => {
    if (place === null) return undefined
    let gone = false
    const found = (draft: Draft | null) => {
      if (!gone) setOffer(draft)
    }
    const held = heldAt(place)
    if (held) found(held)
    else if (draftsStay()) drafts.find(place).then(found, () => undefined)
    const flush = () => {
      if (timer.current !== undefined) store(place)
    }
    const ends = [
      form.subscribe({
        formState: { values: true },
        callback: () => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => store(place), PAUSE_MS)
        },
      }),
      onSessionEnd((end) => {
        if (end === 'expired') hold(place)
        flush()
      }),
    ]
    window.addEventListener('pagehide', flush)
    return () => {
      gone = true
      flush()
      window.removeEventListener('pagehide', flush)
      for (const end of ends) end()
    }
  }, [form, place])

  return {
    offer,
    accept: () => {
      setOffer(null)
      if (place !== null) letGo(place)
    },
    drop: async () => {
      clearTimeout(timer.current)
      timer.current = undefined
      setOffer(null)
      if (place === null) return
      letGo(place)
      if (!draftsStay()) return
      const late = new Promise((resolve) => setTimeout(resolve, DROP_MS))
      await Promise.race([drafts.drop(place).catch(() => undefined), late])
    },
  }
}
