import type { parcelKinds } from '@portaria/contract/modules/custody/parcels'
import type { GateParcel } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { carrierOfTracking } from '@portaria/contract/value-types/tracking-code'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction, WrongFields } from '../../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { createRecord, getRecord } from '../../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { sentPlace, type TypedPlace } from '../custody/PlaceFields.tsx'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { heldUnder } from '../parcel-calls.ts'
import { type Recipient, recipientOf, titleOf } from './recipients.ts'
import { addReceived, keepUsual, sittingQuery, type Usual, usualAtFirst } from './sitting.ts'

type Place = { id: string; title: string }

/** The initial values of a reception: a scanned label, or the recipient. */
export type ReceptionStart = { tracking?: string; apartment?: Place; resident?: Place }

/** A reception as typed. */
export type TypedReception = {
  /** Created before sending, so that a repeated save receives only one parcel. */
  id: string
  kind: (typeof parcelKinds)[number]
  tracking: string
  carrier: string
  typed: string
  recipient: Recipient | null
  place: TypedPlace
}

const begin = (usual: Usual, start: ReceptionStart): TypedReception => ({
  ...usual,
  id: newId(),
  tracking: start.tracking ?? '',
  carrier: carrierOfTracking(start.tracking ?? '') ?? '',
  typed: '',
  recipient: recipientOf(start.apartment, start.resident),
})

/**
 * The carrier after the label has changed: that of the new label. Without one, a carrier that was
 * derived from the old label is cleared.
 */
const carrierAfter = ({ tracking, carrier }: TypedReception, next: string): string =>
  carrierOfTracking(next) ?? (carrierOfTracking(tracking) === carrier ? '' : carrier)

/** The data of one press of the save button. */
type Save = { recipient: Recipient | null; photo?: Blob | null; again?: boolean }

/** Thrown if a parcel with the same label already waits, so that the person is asked first. */
class WaitingTwin extends Error {}

/** Reads a parcel by its id; null if it cannot be read. */
const readIfThere = (id: string) => getRecord(registers.parcels, id).catch(() => null)

/** The state of receiving one parcel after another. A failed save loses nothing that was typed. */
export function useReception(start: ReceptionStart) {
  const t = deskTexts.useTexts()
  const client = useQueryClient()
  const [typed, setTyped] = useState(() =>
    begin(client.getQueryData(sittingQuery.queryKey)?.usual ?? usualAtFirst, start),
  )
  const [twin, setTwin] = useState<GateParcel | null>(null)
  const [last, setLast] = useState<string | null>(null)

  const change = (more: Partial<TypedReception>) => {
    setTyped((before) => ({
      ...before,
      ...more,
      ...(more.tracking !== undefined && { carrier: carrierAfter(before, more.tracking) }),
    }))
    clear()
    if (more.tracking !== undefined) setTwin(null)
  }
  const keep = (saved: RegisterRecord, whose: string) => {
    const number = asText(saved['number'])
    const tracking = asText(saved['tracking']) || null
    const kind = asText(saved['kind'])
    addReceived(client, {
      id: saved.id,
      number,
      kind,
      whose,
      tracking,
      at: Date.now(),
      undone: false,
    })
    return number
  }

  const {
    busy,
    errors,
    run: send,
    clear,
  } = useAction({
    check: ({ recipient }: Save) => ({
      apartment_id: recipient === null ? t('reception.choose') : undefined,
    }),
    async send({ recipient, photo = null, again = false }) {
      if (recipient === null) return
      setTyped((before) => ({ ...before, recipient }))
      const { id, kind, tracking, carrier, place } = typed
      const whose = titleOf(recipient)
      const held = again ? null : await heldUnder(tracking)
      setTwin(held)
      if (held) throw new WaitingTwin()
      const file = photo && (await uploadPicture('parcels', photo))
      const parcel = {
        id,
        kind,
        tracking: tracking.trim() || null,
        carrier: carrier.trim() || null,
        apartment_id: recipient.apartment?.id ?? null,
        resident_id: recipient.resident?.id ?? null,
        ...(file && { photo_file_id: file.id }),
        ...sentPlace(place),
      }
      const saved = await createRecord(registers.parcels, parcel).catch(async (error: unknown) => {
        await keepEarlier(error, id)
        throw error
      })
      const number = keep(saved, whose)
      // Judicial letters are rare: the next parcel must not become one by oversight.
      const usual: Usual = {
        kind: kind === 'judicial' ? 'parcel' : kind,
        place: { ...place, door: '' },
      }
      keepUsual(client, usual)
      setLast(t('reception.received', { number, whose }))
      setTyped({ ...begin(usual, {}), carrier: carrierOfTracking(tracking) ? '' : carrier })
      void refreshRegister(client, registers.parcels)
    },
    explain(error) {
      if (error instanceof WaitingTwin) return null
      const refusals = fieldTextsOf(error)
      return Object.keys(refusals).length > 0 ? refusals : { save: problemTextOf(error).detail }
    },
  })

  /**
   * Adopts the parcel of an earlier save whose answer was lost, if other values were typed since.
   */
  const keepEarlier = async (error: unknown, id: string) => {
    if (!(error instanceof ApiProblem) || error.code !== 'id_taken') return
    const earlier = await readIfThere(id)
    if (!earlier) return
    keep(earlier, asText(earlier['addressee']))
    setTyped((before) => ({ ...before, id: newId() }))
    throw new WrongFields({ save: t('reception.already') })
  }

  /**
   * Saves; resolves to whether it succeeded. Asks first if a parcel with the same label already
   * waits.
   */
  const save = (recipient: Recipient | null, how: Omit<Save, 'recipient'>) =>
    send({ ...how, recipient })

  return { typed, change, errors, twin, last, busy, save }
}

export type Reception = ReturnType<typeof useReception>
