import type { NewEntry } from '@portaria/contract/modules/rounds/rounds/round-walk'

/** An item of a round that waits on the device: an entry, with a picture to upload before it. */
export type RoundItem = {
  readonly roundId: string
  readonly entry: Omit<NewEntry, 'picture_file_id'>
  readonly picture: Blob | null
}

export function isRoundItem(body: unknown): body is RoundItem {
  if (typeof body !== 'object' || body === null) return false
  return (
    typeof Reflect.get(body, 'roundId') === 'string' &&
    typeof Reflect.get(body, 'entry') === 'object'
  )
}
