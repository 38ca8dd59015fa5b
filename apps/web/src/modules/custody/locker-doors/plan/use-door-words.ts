import { LOOK_INTO, type PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { choiceWords, useWordsOf } from '../../../../register-pages/register-words.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { flagsOf } from './door-looks.ts'

/**
 * Returns functions for the words of doors: those of the register, and one sentence on a whole door
 * for screen readers.
 */
export function useDoorWords() {
  const t = lockerDoorsTexts.useTexts()
  const { language } = useWordsOf()(registers.lockers)
  const wordOf = (field: 'size' | 'state' | 'latch', value: string) =>
    choiceWords(language, 'lockers', field, value)
  /** The reason for which a door is blocked, as entered by a person or given by the server. */
  const reasonOf = ({ blocked_reason: reason }: PlannedDoor) =>
    reason === LOOK_INTO ? t('facts.lookInto') : reason
  const tell = (door: PlannedDoor, unread: boolean): string =>
    [
      t('plan.door', { door: door.number }),
      wordOf('size', door.size),
      wordOf('state', door.state),
      ...flagsOf(door, unread).map((flag) => t(`flags.${flag}`)),
      door.parcel && t('facts.number', { number: door.parcel.number }),
      door.parcel?.whose,
      reasonOf(door),
    ]
      .filter(Boolean)
      .join(', ')
  return { wordOf, reasonOf, tell }
}
