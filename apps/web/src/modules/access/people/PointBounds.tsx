import { registers } from '@portaria/contract/modules/registers'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { RecordLink } from '../decision/RecordLink.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { interlockedWith } from './interlocked-points.ts'

/** What else binds those who enter by a point: other doors, and being inside already. */
export function PointBounds({ record }: RecordSlotProps) {
  const t = accessTexts.useTexts()
  const lost = useConnectionLost()
  const areaId = record['direction'] === 'in' ? record['area_to_id'] : null
  const { data: area } = useQuery({
    ...recordQuery(registers['access-areas'], String(areaId)),
    enabled: typeof areaId === 'string' && !lost,
  })
  const passback = area?.['passback']
  const minutes = area?.['passback_minutes']
  const points = interlockedWith(record)
  const isKept = passback === 'soft' || passback === 'hard'
  if (points.length === 0 && !isKept) return null
  return (
    <Card title={t('bounds.title')}>
      <ul className="ui-lines -my-3 text-sm">
        {points.length > 0 && (
          <li className="py-3">
            <p>{t('bounds.interlock')}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {points.map((point) => (
                <li key={point.id}>
                  <RecordLink register={registers['access-points']} to={point} />
                </li>
              ))}
            </ul>
          </li>
        )}
        {isKept && area && (
          <li className="py-3">
            {t(`bounds.${passback}`, { area: String(area['name']) })}{' '}
            {typeof minutes === 'number'
              ? t('bounds.minutes', { count: minutes })
              : t('bounds.untilExit')}
          </li>
        )}
      </ul>
    </Card>
  )
}
