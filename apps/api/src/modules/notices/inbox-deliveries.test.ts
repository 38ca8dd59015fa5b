import { newId } from '@portaria/contract/value-types/uuid'
import { expect, it } from 'vitest'
import { messageOf } from './inbox-deliveries.ts'

/** Quiet hours of push messages from 22:00 to 07:00. */
const settings = { quietHours: { push: { on: true, from: 1_320, to: 420 } } }

const message = (kind: 'emergency_announced' | 'announcement_sent', minute: number) =>
  messageOf(
    {
      id: newId(),
      kind,
      register: 'announcements',
      subject_id: newId(),
      words: { title: 'Vazamento de gás' },
      age_s: 1,
      name: 'Ana',
      email: 'ana@example.com',
      language: 'pt',
      settings,
      minute,
      unread: 1,
    },
    true,
  )?.text

it('an emergency during quiet hours says so, and at other times does not', () => {
  const said = /horário de silêncio/
  expect(message('emergency_announced', 1_380)).toMatch(said)
  expect(message('emergency_announced', 60)).toMatch(said)
  expect(message('emergency_announced', 720)).not.toMatch(said)
  expect(message('announcement_sent', 1_380)).not.toMatch(said)
})
