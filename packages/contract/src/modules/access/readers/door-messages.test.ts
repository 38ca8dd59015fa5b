import { languages } from '@portaria/i18n/languages'
import { expect, it } from 'vitest'
import { denialReasons } from '../decisions/decision-words.ts'
import { DOOR_MESSAGE, doorMessage } from './door-messages.ts'

it('a display has room for each message in each language', () => {
  const long = languages.flatMap((language) =>
    ([...denialReasons, 'granted', 'pending'] as const)
      .map((message) => doorMessage(language, message))
      .filter((text) => text.length > DOOR_MESSAGE || text.trim() === ''),
  )
  expect(long).toEqual([])
})

it('neighbours do not read that somebody is blocked, or whose card was lost', () => {
  for (const language of languages) {
    expect(doorMessage(language, 'blocked')).not.toMatch(/bloque|block|محظور/i)
    expect(doorMessage(language, 'lost_card')).toBe(doorMessage(language, 'revoked'))
  }
})
