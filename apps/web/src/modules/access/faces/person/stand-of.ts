import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import type { Translate } from '@portaria/i18n/text-tree'
import type { Tone } from '@portaria/ui/display/Badge'
import type { pt } from '../texts/pt.ts'

/** The colour of each state; a photo that was refused needs its person, and is no danger. */
export const statusTones: Readonly<Record<PersonFace['status'], Tone>> = {
  none: 'neutral',
  consent_pending: 'warning',
  photo_pending: 'warning',
  processing: 'accent',
  enrolled: 'success',
  failed: 'warning',
  revoked: 'neutral',
}

/** Says in a sentence how a face stands. */
export function standOf(t: Translate<typeof pt>, face: PersonFace): string {
  const { status, photo, readers } = face
  if (status !== 'processing' && status !== 'enrolled') return t(`stands.${status}`)
  if (photo?.state === 'testing') return t('stands.testing')
  if (readers.wanted === 0) return t('stands.noReaders')
  return t('stands.readers', { count: readers.wanted, enrolled: readers.enrolled })
}

/** Milliseconds until a face that changes by itself is read again; false while nothing is awaited. */
export function restOf(faces: readonly PersonFace[]): number | false {
  if (faces.some(({ status }) => status === 'processing')) return WORKING_MS
  const open = faces.flatMap(({ removals }) => removals.filter((one) => one.gone_at === null))
  if (open.length === 0) return false
  const youngest = Math.max(...open.map(({ asked_at: at }) => Date.parse(at)))
  return Date.now() - youngest < LATELY_MS ? WORKING_MS : REMOVING_MS
}

const WORKING_MS = 2_000

/** A reader that can be reached removes a face within a second. */
const LATELY_MS = 60_000

/** A reader that cannot be reached may stay so for days. */
const REMOVING_MS = 10_000
