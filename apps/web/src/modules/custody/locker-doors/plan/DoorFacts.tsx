import type { PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { registerPaths } from '../../../../register-pages/record.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { useDoorWords } from './use-door-words.ts'

/** Shows the state of a door and the parcel in it. */
export function DoorFacts({ door }: { door: PlannedDoor }) {
  const t = lockerDoorsTexts.useTexts()
  const { wordOf, reasonOf } = useDoorWords()
  const { when } = useFormats()
  const { parcel, occupied, read_at: readAt } = door
  const blocked = reasonOf(door)
  const items = [
    { term: t('facts.use'), value: wordOf('state', door.state) },
    ...(door.state === 'blocked' && blocked !== null
      ? [{ term: t('facts.blocked'), value: blocked }]
      : []),
    ...(parcel === null
      ? []
      : [
          {
            term: t('facts.parcel'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                <TextLink href={registerPaths(registers.parcels).record(parcel.id) ?? ''}>
                  {t('facts.number', { number: parcel.number })}
                </TextLink>
                {parcel.overdue && <Badge tone="warning">{t('flags.overdue')}</Badge>}
              </span>
            ),
          },
          { term: t('facts.whose'), value: parcel.whose },
          { term: t('facts.since'), value: when(parcel.since) },
        ]),
    { term: t('facts.latch'), value: wordOf('latch', door.latch) },
    ...(occupied === null
      ? []
      : [{ term: t('facts.sensor'), value: t(occupied ? 'facts.sees' : 'facts.seesNothing') }]),
    { term: t('facts.read'), value: readAt === null ? t('facts.neverRead') : when(readAt) },
  ]
  return <DescriptionList items={items} />
}
