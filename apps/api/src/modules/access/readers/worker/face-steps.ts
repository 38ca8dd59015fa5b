import type { PhotoVerdict } from '@portaria/drivers/access/access-driver'
import {
  DONE,
  type EntryOutcome,
  type Found,
  refused,
} from '@portaria/drivers/access/access-outcome'
import {
  type FacePhoto,
  noteTested,
  noteTried,
  photosOfNumbers,
  photosToTest,
} from '../../faces/enrolled-faces.ts'
import { dropKeptPhotos } from '../../faces/kept-photos.ts'
import { readDue } from './due-entries.ts'
import { sending, settle } from './list-steps.ts'
import { isPassing, troubleOf } from './reader-contact.ts'
import { ContactError, type Served } from './served.ts'

/** Photos of one look: each call holds the reader, and the server opens all of them. */
const PHOTOS = 5
const REMOVALS = 200

/**
 * Has a reader test photos that nobody has tested (access §39); returns how many. A reader that cannot
 * take faces tests none. Throws `ContactError` if it cannot be reached.
 */
export async function testPhotosStep({ read, write, tools, driver }: Served): Promise<number> {
  const photos = await read((context) => photosToTest(context, tools.faces, PHOTOS))
  let tested = 0
  for (const { version, photo } of photos) {
    const verdict = photo === null ? NO_IMAGE : await driver.testPhoto(photo)
    if (verdict.ok) {
      const { isGood, faults } = verdict.value
      const told = isGood || faults.length > 0 ? faults : (['other'] as const)
      await write((context) => noteTested(context, version, told))
      tested += 1
      continue
    }
    const { failure } = verdict
    if (isPassing(failure)) throw new ContactError(failure)
    // A photo that a reader fails on is no reason to leave it, nor to send it without end.
    if (failure.result === 'unknown') {
      // Two transactions: the verdict locks the person before the photo, as whoever sends one does.
      const isLast = await write((context) => noteTried(context, version))
      if (isLast) await write((context) => noteTested(context, version, ['other']))
    }
    const trouble = troubleOf(failure)
    if (trouble !== null) throw new ContactError(trouble)
    if (failure.result === 'refused') return tested
  }
  return tested
}

const NO_IMAGE: Found<PhotoVerdict> = {
  ok: true,
  value: { isGood: false, faults: ['not_an_image'] },
}

/** Sends faces of people who are on the reader; returns how many. */
export async function putFacesStep(served: Served): Promise<number> {
  const { reader, tools } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'put', part: 'face', limit: PHOTOS }),
  )
  if (due.length === 0) return 0
  const photos = await served.read((context) =>
    photosOfNumbers(
      context,
      tools.faces,
      due.map(({ number }) => number),
    ),
  )
  // Whoever has another photo, or none, by now waits for the list that is being worked out.
  const noted = await sending(
    served,
    due.filter(({ number }) => photos.has(number)),
  )
  const outcomes: EntryOutcome[] = []
  for (const number of noted.keys()) {
    const photo = photos.get(number)
    if (photo) outcomes.push({ id: number, ...(await putFace(served, number, photo)) })
  }
  const settled = await settle(served, 'put', [...noted.values()], outcomes, (number) =>
    photos.get(number)?.photo ? undefined : 'photo_missing',
  )
  if (settled > 0) await served.write(dropKeptPhotos)
  return settled
}

async function putFace({ driver }: Served, number: string, { version, photo }: FacePhoto) {
  if (photo === null) return DONE
  const outcome = await driver.putFace(number, version, photo)
  // The faults are words of a closed list, as a person reads them.
  return 'faults' in outcome && outcome.faults.length > 0
    ? refused(outcome.reason, outcome.faults.join(' '))
    : outcome
}

/** Removes faces that have to be gone, while their people stay; returns how many. */
export async function dropFacesStep(served: Served): Promise<number> {
  const { reader, driver } = served
  const due = await served.read((context) =>
    readDue(context, reader.id, { aim: 'drop', part: 'face', limit: REMOVALS }),
  )
  if (due.length === 0) return 0
  const outcomes = await driver.dropFaces(due.map(({ number }) => number))
  // A model without faces holds none.
  const proven = outcomes.map(
    (one): EntryOutcome =>
      one.result === 'refused' && one.reason === 'not_supported' ? { id: one.id, ...DONE } : one,
  )
  return settle(served, 'drop', due, proven)
}
