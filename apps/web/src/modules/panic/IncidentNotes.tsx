import type { PanicAlert, PanicDetail } from '@portaria/contract/modules/panic/panic'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useCallback } from 'react'
import { panicTexts } from './texts/panic-texts.ts'

/** The most important notes on an alert: that it is an exercise, forced, silent, or withdrawn. */
export function IncidentNotes({ alert }: { alert: PanicAlert }) {
  const t = panicTexts.useTexts()
  return (
    <>
      {alert.source === 'drill' && <Banner title={t('said.drill')}>{t('said.drillText')}</Banner>}
      {alert.source === 'access' && (
        <Banner tone="danger" title={t('said.forced')}>
          {t('said.forcedText')}
        </Banner>
      )}
      {alert.silent && <Banner tone="danger" title={t('said.silent')} />}
      {alert.cancelled_at !== null && alert.state !== 'closed' && (
        <Banner tone="warning" title={t('said.cancelled')} />
      )}
    </>
  )
}

/**
 * Returns the title of an alert: "Pânico: Ana Souza · Torre A · 101". The title of an exercise, and
 * that of a person who is forced at a door, say so.
 */
export function useAlertTitle(): (alert: PanicAlert) => string {
  const t = panicTexts.useTexts()
  return useCallback(
    ({ source, raised_by: by }) => {
      const who = [by.name, ...by.apartments].join(' · ')
      if (source === 'drill') return `${t('said.drill')}: ${who}`
      return source === 'access' ? `${t('said.forced')}: ${who}` : t('banner.title', { who })
    },
    [t],
  )
}

/** Returns an alert in one line with its motive, for places with little room. */
export function useIncidentLine(): (alert: PanicAlert) => string {
  const t = panicTexts.useTexts()
  return useCallback(
    ({ silent: isSilent, cancelled_at: cancelledAt, motive }) =>
      [
        isSilent && t('said.silent'),
        cancelledAt !== null && t('said.cancelled'),
        motive !== null && t(`said.motives.${motive}`),
      ]
        .filter(Boolean)
        .join(' · '),
    [t],
  )
}

/** Returns the title of a step in the timeline of an alert. */
export function useStepTitle(): (
  alert: PanicAlert,
  step: PanicDetail['timeline'][number],
) => string {
  const t = panicTexts.useTexts()
  return ({ source }, { kind, by }) => {
    const who = by?.name ?? ''
    if (kind === 'raised' && source === 'access') return `${t('said.forced')}: ${who}`
    return kind === 'raised' && source === 'drill'
      ? t('drill.step', { who })
      : t(`steps.${kind}`, { who })
  }
}
