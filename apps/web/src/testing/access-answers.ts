import { type AccessEvent, accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import {
  type MonitorPoint,
  monitorAnswer,
} from '@portaria/contract/modules/access/monitor/monitor-answers'
import { answer, testId } from './fake-server.ts'

/** Makes a point in use as the monitor shows it; its reader answers by default. */
export const monitorPoint = (title: string, more: Partial<MonitorPoint> = {}): MonitorPoint => ({
  point: { id: testId(), title, deleted: false },
  direction: 'in',
  area: 'Hall',
  photo: null,
  reader: 'online',
  since: null,
  ...more,
})

/** The answer with points in use. */
export const pointsAnswered = (points: MonitorPoint[]) => answer(monitorAnswer, { data: points })

/** Makes an access of a resident, granted by a card. */
export const accessOf = (name: string, more: Partial<AccessEvent> = {}): AccessEvent => ({
  id: testId(),
  at: '2026-11-27T22:10:00.000Z',
  fact: 'granted',
  direction: 'in',
  point: { id: testId(), title: 'Portão social', deleted: false },
  reason: null,
  marks: [],
  credential: 'card',
  person: { kind: 'resident', id: testId(), title: name, units: ['Torre A · 101'], photo: null },
  opened_by: null,
  opening_reason: null,
  ...more,
})

/** The answer with a page of accesses. */
export const accessesAnswered = (data: AccessEvent[], next: string | null = null) =>
  answer(accessesAnswer, { data, meta: { next } })
