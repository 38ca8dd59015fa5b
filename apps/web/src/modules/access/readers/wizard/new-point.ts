import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import type { Photo } from '@portaria/contract/schemas/photo'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { createRecord, getRecord, updateRecord } from '../../../../register-pages/register-calls.ts'

export type PointDirection = 'in' | 'out' | 'both'
export type WayOut = 'exit_button' | 'free_passage'

/** A new point as it is typed. */
export type TypedPoint = {
  readonly name: string
  readonly direction: PointDirection
  readonly from: ComboboxItem | null
  readonly to: ComboboxItem | null
  readonly wayOut: WayOut
  readonly photo: Photo | null
}

/** Whether people leave by a point, so that it is in use only after its way out was tried. */
export const leadsOut = (direction: unknown): boolean => direction !== 'in'

/** Makes the point of a reader; one that leads out stays inactive until its exit is tried. */
export async function makePoint(
  reader: string,
  id: string,
  { name, direction, from, to, wayOut, photo }: TypedPoint,
): Promise<string> {
  const made = await createRecord(accessPoints, {
    id,
    name,
    direction,
    equipment_id: reader,
    ...(from && { area_from_id: from.value }),
    ...(to && { area_to_id: to.value }),
    ...(photo && { photo_file_id: photo.id }),
    ...(leadsOut(direction) && { way_out: wayOut, status: 'INATIVO' }),
  })
  return made.id
}

/**
 * Gives a point that exists to a reader. One that leads out has to be tried again with it, and is
 * inactive until then.
 */
export async function givePoint(reader: string, id: string): Promise<string> {
  const point = await getRecord(accessPoints, id)
  if (point['equipment_id'] !== reader) {
    await updateRecord(accessPoints, id, point.version, {
      equipment_id: reader,
      ...(leadsOut(point['direction']) && { status: 'INATIVO' }),
    })
  }
  return id
}

/** Records that the way out of a point was tried, and takes the point into use. */
export async function keepExitTried(id: string, day: string): Promise<void> {
  const point = await getRecord(accessPoints, id)
  await updateRecord(accessPoints, id, point.version, { exit_tried_on: day, status: 'ATIVO' })
}

export const emptyPoint: TypedPoint = {
  name: '',
  direction: 'both',
  from: null,
  to: null,
  wayOut: 'exit_button',
  photo: null,
}
