import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'

export interface DirectionChoiceProps {
  /** Null while no point is chosen. */
  pointId: string | null
  value: 'in' | 'out'
  error: string | undefined
  onChange: (value: 'in' | 'out') => void
}

/** Asks for a direction where the point has both; otherwise takes that of the point. */
export function DirectionChoice({ pointId, value, error, onChange }: DirectionChoiceProps) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const point = useQuery({
    ...recordQuery(accessPoints, pointId ?? ''),
    enabled: pointId !== null,
  })
  const direction = pointId === null ? undefined : point.data?.['direction']
  const only = direction === 'in' || direction === 'out' ? direction : null
  const take = useEffectEvent((one: 'in' | 'out') => one !== value && onChange(one))
  useEffect(() => {
    if (only !== null) take(only)
  }, [only])
  if (direction !== 'both') return null
  return (
    <SegmentedField
      label={t('trial.direction')}
      options={(['in', 'out'] as const).map((one) => ({
        value: one,
        label: words(`directions.${one}`),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
