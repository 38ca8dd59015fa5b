import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import {
  askedOf,
  type VisitKind,
  visitKinds,
} from '@portaria/contract/modules/companies/settings/visit-settings'
import { destinationFields } from '@portaria/contract/modules/visits/destinations'
import { newId } from '@portaria/contract/value-types/uuid'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stillWrong, type Wrong } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import type { WalkInStart } from '../desk-hit.ts'
import { type FacePicture, faceId, noFace, uploadedFace } from '../entry/face-picture.ts'
import { noDocument, sentDocument, wrongDocument } from '../entry/typed-document.ts'
import { turnAway, walkIn } from '../gate-calls.ts'
import { noAnswer, sentAnswer } from '../offline/AnswerFields.tsx'
import { gateTexts } from '../texts/gate-texts.ts'
import { noteKind, usualKind } from './usual-kind.ts'
import {
  asChosen,
  sentCount,
  sentText,
  type TypedVisit,
  type VisitField,
  wrongVisitValue,
} from './visit-inputs.tsx'

/** The result of the dialog: recorded by the server or, without a network, on this device. */
export type Recorded = { onDevice: string | null; visit: RegisterRecord | null; kind: VisitKind }

export type WalkIn = ReturnType<typeof useWalkIn>

/** The state of the dialog for an unexpected visitor, and its actions. */
export function useWalkIn(start: WalkInStart, lost: boolean) {
  const t = gateTexts.useTexts()
  const { data: me } = useQuery(meQuery)
  const [kind, setKind] = useState<VisitKind>(
    () => start.kind ?? (start.provider ? 'service' : usualKind()),
  )
  const [known, setKnown] = useState(start.visitor ?? null)
  const [name, setName] = useState(start.name ?? '')
  const [company, setCompany] = useState(start.company ?? '')
  const [document, setDocument] = useState(() => ({
    ...noDocument('cpf'),
    ...(start.document && { value: start.document }),
  }))
  const [face, setFace] = useState<FacePicture>(noFace)
  const [typed, setTyped] = useState<TypedVisit>({
    apartment_id: asChosen(start.apartment),
    employee_id: asChosen(start.employee),
    common_area_id: asChosen(start.area),
    provider_id: asChosen(start.provider),
    plate: start.plate,
  })
  const [noProvider, setNoProvider] = useState(false)
  const [refused, setRefused] = useState<Wrong>({})
  const [isSent, setIsSent] = useState(false)
  const [visitId] = useState(newId)
  const [answer, setAnswer] = useState(noAnswer)
  const [warnings, setWarnings] = useState<readonly string[]>(
    start.blocked ? ['visitor_blocked'] : [],
  )
  const [isTold, setIsTold] = useState(false)
  const [reason, setReason] = useState('')

  const settings = me?.company?.visits ?? { asks_document: [], asks_photo: [] }
  const rules = askedOf(kind, settings)
  // Without a network a known person is found by the document, and nobody answers in the app.
  const asksAnswer = lost && kind !== 'official'
  const isNew = known === null
  const asked = {
    name: isNew && rules.name,
    company: isNew && rules.company,
    document: (isNew && rules.document) || (asksAnswer && rules.document),
    provider: rules.provider && !lost,
    authority: rules.authority,
    destination: rules.destination,
    photo: !lost,
    answer: asksAnswer,
    reason: warnings.length > 0,
  }
  const sent = (field: Exclude<VisitField, 'companions'>) => sentText(field, typed[field])
  const companions = sentCount(typed.companions)

  /** Finds missing data, by field; nothing is sent while anything is missing. */
  function missing(): Record<string, string> {
    const required = fieldText(currentLanguage(), 'required')
    const isPlaced = destinationFields.some((field) => sent(field) !== null)
    const isNamed = name.trim() !== '' || (kind === 'ride' && sent('plate') !== null)
    return {
      ...(asked.name && !isNamed && { name: required }),
      ...(asked.company && company.trim() === '' && { company: required }),
      ...(asked.document && wrongDocument(document)),
      ...wrongVisitValue('plate', typed.plate),
      ...wrongVisitValue('companions', typed.companions),
      ...(asked.destination && !isPlaced && { apartment_id: required }),
      ...(asked.authority && !sent('authority') && { authority: required }),
      ...(asked.provider &&
        !noProvider &&
        sent('provider_id') === null && { provider_id: required }),
      ...(asked.answer && answer.by.trim() === '' && { told_by: t('answer.nameTyped') }),
      ...(asked.reason && reason.trim() === '' && { let_in_reason: required }),
    }
  }

  /**
   * Shows errors at their fields. Obstacles are shown with a field for the reason to ignore them.
   * Rejects with any other error.
   */
  async function tell(error: unknown): Promise<void> {
    const refusals = fieldTextsOf(error)
    const fields = error instanceof ApiProblem ? error.fields : {}
    const { let_in_reason: stands } = fields
    if (stands) {
      setIsTold(true)
      setWarnings([stands.code])
    } else setRefused(refusals)
    if (!stands && Object.keys(refusals).length === 0) throw error
  }

  const titleOf = () => known?.title ?? (name.trim() || company.trim() || (sent('authority') ?? ''))

  async function recordHere(): Promise<Recorded | null> {
    const { recordWalkIn, walkInOf } = await import('../offline/offline-desk.ts')
    const visit = {
      kind,
      apartment: typed.apartment_id,
      employee: typed.employee_id,
      area: typed.common_area_id,
      companions,
      plate: sent('plate'),
      authority: asked.authority ? sent('authority') : null,
      ...(asked.document && sentDocument(document)),
      ...(asked.answer && sentAnswer(answer)),
      ...(asked.reason && { let_in_reason: reason.trim() }),
    }
    await recordWalkIn(walkInOf(titleOf(), visit))
    return { onDevice: titleOf(), visit: null, kind }
  }

  async function recordThere(picture: FacePicture): Promise<Recorded> {
    const isOfHost = start.host && start.apartment && sent('apartment_id') === start.apartment.id
    const visit = await walkIn({
      id: visitId,
      kind,
      ...(known
        ? { visitor_id: known.id }
        : { name: name.trim(), company: company.trim(), ...sentDocument(document) }),
      apartment_id: sent('apartment_id'),
      employee_id: sent('employee_id'),
      common_area_id: sent('common_area_id'),
      ...(isOfHost && { host_id: start.host?.id }),
      ...(asked.provider && {
        provider_id: noProvider ? null : sent('provider_id'),
        provider_absent: noProvider,
      }),
      ...(asked.authority && { authority: sent('authority') }),
      companions,
      plate: sent('plate'),
      photo_file_id: faceId(picture),
      ...(asked.reason && { let_in_reason: reason.trim() }),
    })
    return { onDevice: null, visit, kind }
  }

  /**
   * Notifies gates and síndicos when the desk sends away a blocked visitor. The server has already
   * done so if it refused the visit; without a network nobody is notified.
   */
  function leave(): void {
    if (lost || !start.blocked || known === null || isTold) return
    const place = Object.fromEntries(destinationFields.map((name) => [name, sent(name)]))
    void turnAway({ visitor_id: known.id, ...place }).catch(() => undefined)
  }

  /** Records the visit; resolves to null if data is missing or an obstacle remains. */
  async function record(shoot: () => Promise<Blob | null>): Promise<Recorded | null> {
    const wrong = missing()
    setRefused(wrong)
    setIsSent(false)
    if (Object.keys(wrong).length > 0) return null
    setIsSent(true)
    try {
      if (lost) return await recordHere()
      const shot = await shoot()
      const picture = await uploadedFace(shot ? { shot, uploaded: null } : face)
      setFace(picture)
      const recorded = await recordThere(picture)
      noteKind(kind)
      return recorded
    } catch (error) {
      await tell(error)
      return null
    }
  }

  return {
    kind,
    known,
    name,
    company,
    document,
    face,
    typed,
    noProvider,
    answer,
    reason,
    setName,
    setCompany,
    setDocument,
    setFace,
    setNoProvider,
    setAnswer,
    setReason,
    setKind: (next: string) => setKind(visitKinds.find((one) => one === next) ?? 'social'),
    set: (field: keyof TypedVisit, value: unknown) =>
      setTyped((before) => ({ ...before, [field]: value })),
    /** Clears the person found; warnings about them do not apply to another. */
    forget: () => {
      setKnown(null)
      setWarnings([])
    },
    asked,
    /**
     * The errors to show: those of the server, or those found before sending that are still there.
     */
    errors: isSent ? refused : stillWrong(refused, missing()),
    /** The errors of the last try. */
    refused,
    warnings,
    record,
    leave,
  }
}
