import {
  type ReaderCommand,
  type ReaderConsole,
  type ReaderDetail,
  readerAnswer,
  readerCommandAnswer,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { answer, testId } from './fake-server.ts'

const AT = '2026-11-29T12:00:00.000Z'

/** Makes what the console shows of a reader that holds two of three people. */
export const consoleOf = (more: Partial<ReaderConsole> = {}): ReaderConsole => ({
  trouble: null,
  people: {
    wanted: 3,
    registered: 2,
    waiting: 0,
    refused: 1,
    unknown: 0,
    removing: 0,
    removing_since: null,
  },
  capacity: 1_000,
  clock_ahead_s: 0,
  clock_read_at: AT,
  model: 'iDFace',
  serial: 'A1B2',
  firmware: '6.19.3',
  answered_at: AT,
  inventory_wanted: false,
  ...more,
})

/** Makes a reader that answers, as the server gives it to managers. */
export const readerOf = (more: Partial<ReaderDetail> = {}): ReaderDetail => ({
  reader: { id: testId(), title: 'Leitor da portaria', deleted: false },
  points: [{ id: testId(), title: 'Portão social', deleted: false }],
  state: 'online',
  since: null,
  console: consoleOf(),
  more: {
    address: '10.0.0.7:80',
    username: 'admin',
    settings_at: AT,
    inventory: { found: 2, missing: 1, foreign: 0, different: 0 },
    inventory_at: AT,
    queue: [{ part: 'person', state: 'refused', count: 1, since: AT }],
    events_at: AT,
  },
  ...more,
})

/** The answer of one reader. */
export const readerAnswered = (reader: ReaderDetail) => answer(readerAnswer, { data: reader })

/** The answer of a command with an id that the browser made. */
export function commandAnswered(id: string, more: Partial<ReaderCommand>) {
  return answer(readerCommandAnswer, {
    data: {
      id,
      kind: 'probe',
      state: 'waiting',
      reason: null,
      detail: null,
      asked_at: AT,
      expires_at: AT,
      settled_at: null,
      ...more,
    },
  })
}
