import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { DoorOpen } from 'lucide-react'
import { lastAccessQuery } from '../access-calls.ts'
import { accessPath } from '../access-paths.ts'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { useAccessWords } from '../events/use-access-words.ts'
import { openingTexts } from '../public/openings/texts/opening-texts.ts'
import { useMayOpen } from '../public/openings/use-may-open.ts'
import { readerLook } from '../readers/state-look.ts'
import { readerTexts } from '../readers/texts/reader-texts.ts'
import { monitorTexts } from './texts/monitor-texts.ts'

export interface MonitorPointsProps {
  points: readonly MonitorPoint[]
  onOpen: (pointId: string) => void
}

/** The points in use: whether the reader answers, who passed last, and the button that opens. */
export function MonitorPoints({ points, onOpen }: MonitorPointsProps) {
  const t = monitorTexts.useTexts()
  // Those that can be opened come first, also while their reader is silent.
  const sorted = points.toSorted(
    (one, other) => Number(one.reader === null) - Number(other.reader === null),
  )
  return (
    <Card title={t('points')}>
      <ul aria-label={t('points')} className="ui-lines">
        {sorted.map((point) => (
          <PointItem key={point.point.id} point={point} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  )
}

interface PointItemProps {
  point: MonitorPoint
  onOpen: (pointId: string) => void
}

function PointItem({
  point: { point, direction, area, photo, reader, since },
  onOpen,
}: PointItemProps) {
  const t = monitorTexts.useTexts()
  const words = decisionTexts.useTexts()
  const ofOpenings = openingTexts.useTexts()
  const ofReaders = readerTexts.useTexts()
  const mayOpen = useMayOpen()
  const { when } = useFormats()
  const isOnline = reader === 'online'
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 text-sm">
      {photo && <Avatar name={point.title} src={photo.url} size="lg" className="rounded-lg!" />}
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-medium break-words">{point.title}</h3>
        <p className="break-words text-muted">
          {[words(`directions.${direction}`), area].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
          <Badge dot tone={reader === null ? 'neutral' : readerLook[reader].tone}>
            {reader === null ? t('noReader') : ofReaders(`states.${reader}`)}
          </Badge>
          {since !== null && !isOnline && (
            <time dateTime={since}>{ofReaders('since', { at: when(since) })}</time>
          )}
          {mayOpen && !isOnline && <span>{t('notFromHere')}</span>}
        </p>
        <LastAccess pointId={point.id} />
      </div>
      {mayOpen && (
        <Button
          icon={DoorOpen}
          disabled={!isOnline}
          aria-label={ofOpenings('openOf', { point: point.title })}
          onClick={() => onOpen(point.id)}
        >
          {ofOpenings('open')}
        </Button>
      )}
    </li>
  )
}

/** The last access at a point, which leads to why. */
function LastAccess({ pointId }: { pointId: string }) {
  const t = monitorTexts.useTexts()
  const wordsOf = useAccessWords()
  const { when } = useFormats()
  const { data } = useQuery(lastAccessQuery(pointId))
  // Keeps its line while it is read.
  if (data === undefined) return <p className="mt-1 h-5" />
  if (data === null) return <p className="mt-1 text-muted">{t('noneYet')}</p>
  const { name, what, isOfSomebody } = wordsOf(data)
  return (
    <p className="mt-1 break-words">
      <TextLink href={accessPath(data.id)}>
        <bdi>{name}</bdi>
      </TextLink>{' '}
      <span className="text-muted">
        {[isOfSomebody && what, when(data.at)].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
