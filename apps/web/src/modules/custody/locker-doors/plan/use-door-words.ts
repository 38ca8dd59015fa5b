import { LOOK_INTO, type PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { choiceWords, useWordsOf } from '../../../../register-pages/register-words.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { flagsOf } from './door-looks.ts'

/** The words of doors: those of the register, and a whole door in one sentence, to be read aloud. */
export function useDoorWords() {
  const t = lockerDoorsTexts.useTexts()
  const { language } = useWordsOf()(registers.lockers)
  const wordOf = (field: 'size' | 'state' | 'latch', value: string) =>
    choiceWords(language, 'lockers', field, value)
  /** Why a door is blocked, as somebody wrote it or as the server says it. */
  const reasonOf = ({ blocked_reason: reason }: PlannedDoor) =>
    reason === LOOK_INTO ? t('facts.lookInto') : reason
  const tell = (door: PlannedDoor): string =>
    [
      t('plan.door', { door: door.number }),
      wordOf('size', door.size),
      wordOf('state', door.state),
      ...flagsOf(door).map((flag) => t(`flags.${flag}`)),
      door.parcel && t('facts.number', { number: door.parcel.number }),
      door.parcel?.whose,
      reasonOf(door),
    ]
      .filter(Boolean)
      .join(', ')
  return { wordOf, reasonOf, tell }
}
