import { mayUse } from '@portaria/contract/define-register/permissions'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import type { ReaderDetail } from '@portaria/contract/modules/access/readers/reader-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Fragment } from 'react'
import { useRole } from '../../../../platform/session/use-session.ts'
import { RecordLink } from '../../decision/RecordLink.tsx'
import { readerTexts } from '../texts/reader-texts.ts'
import { CapacityBar } from './CapacityBar.tsx'
import { useClockWords } from './clock-words.ts'
import { PathButton } from './PathButton.tsx'

/** What is known of a reader: points, clock, capacity, firmware, and when it was heard of. */
export function ReaderFacts({ reader }: { reader: ReaderDetail }) {
  const t = readerTexts.useTexts()
  const { when } = useFormats()
  const clockWords = useClockWords()
  const role = useRole()
  const { points, console, more } = reader
  if (!console || !more) return null
  const moment = (at: string | null) => (at === null ? t('facts.unknown') : when(at))
  const { clock_ahead_s: ahead, clock_read_at: readAt, capacity, people } = console
  const items = [
    {
      term: t('facts.points'),
      value:
        points.length === 0
          ? t('noPoint')
          : points.map((point, nth) => (
              <Fragment key={point.id}>
                {nth > 0 && ', '}
                <RecordLink register={accessPoints} to={point} />
              </Fragment>
            )),
    },
    {
      term: t('facts.clock'),
      value:
        ahead === null || readAt === null
          ? t('facts.unknown')
          : `${clockWords(ahead)} (${t('facts.readAt', { at: when(readAt) })})`,
    },
    {
      term: t('facts.capacity'),
      value:
        capacity === null ? (
          t('facts.unknown')
        ) : (
          <CapacityBar registered={people.registered} capacity={capacity} />
        ),
    },
    { term: t('facts.model'), value: console.model },
    { term: t('facts.serial'), value: console.serial },
    { term: t('facts.firmware'), value: console.firmware },
    { term: t('facts.address'), value: more.address && <bdi>{more.address}</bdi> },
    { term: t('facts.username'), value: more.username },
    { term: t('facts.answered'), value: moment(console.answered_at) },
    {
      term: t('facts.settings'),
      value:
        more.settings_at === null
          ? t('facts.settingsNot')
          : t('facts.settingsTold', { at: when(more.settings_at) }),
    },
    { term: t('facts.events'), value: moment(more.events_at) },
  ]
  return (
    <Card
      title={t('facts.title')}
      footer={
        role !== null &&
        mayUse(role, 'readers.set_up') && <PathButton readerId={reader.reader.id} />
      }
    >
      <DescriptionList items={items.filter(({ value }) => value !== null)} />
    </Card>
  )
}

/** What the last comparison of the reader with its list found. */
export function InventoryCard({ reader: { more, console } }: { reader: ReaderDetail }) {
  const t = readerTexts.useTexts()
  const { when, count } = useFormats()
  if (!more) return null
  const { inventory, inventory_at: at } = more
  return (
    <Card
      title={t('inventory.title')}
      description={at === null ? t('inventory.none') : t('inventory.at', { at: when(at) })}
    >
      {console?.inventory_wanted && <p className="mb-3 text-sm">{t('acts.comparing')}</p>}
      {inventory && (
        <DescriptionList
          items={(['found', 'missing', 'different', 'foreign'] as const).map((name) => ({
            term: t(`inventory.${name}`),
            value: count(inventory[name]),
          }))}
        />
      )}
    </Card>
  )
}
