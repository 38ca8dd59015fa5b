import { createHmac } from 'node:crypto'
import type { AccessPerson } from './access-driver.ts'

/** Returns one text for equal people, in whatever order their cards and schedules are. */
export function personText(person: Omit<AccessPerson, 'id'>): string {
  const { name, isVisitor, begin, end, cards, qrCodes, pin, schedules } = person
  const lists = [cards, qrCodes, schedules].map((list) => [...new Set(list)].toSorted())
  return JSON.stringify([name, isVisitor, begin, end, pin, ...lists])
}

/**
 * Returns a digest by which a desired person is compared with the one on a reader. It has a key,
 * since a PIN of six digits would soon be found from a plain digest.
 */
export function personDigest(key: string, person: Omit<AccessPerson, 'id'>): string {
  return createHmac('sha256', key).update(personText(person)).digest('base64url')
}
