import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Siren } from 'lucide-react'
import { gateAlertsQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Open alerts of the site: the ringing ones are in the banner, where they are acknowledged. */
export function GateAlerts() {
  const t = landingTexts.useTexts()
  const { time } = useFormats()
  const { data, isLoading } = useQuery(gateAlertsQuery)
  if (!data && !isLoading) return null
  return (
    <Card title={t('gate.alerts')}>
      {!data && <Skeleton className="h-11 w-full" />}
      {data?.length === 0 && (
        <p className="flex min-h-11 items-center gap-3 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 text-success-ink" />
          {t('gate.noAlerts')}
        </p>
      )}
      <ul>
        {data?.map(({ id, state, message, raised_at, raised_by }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 text-sm">
            <Siren aria-hidden className="size-5 shrink-0 text-danger-ink" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{raised_by.name}</span>
              {message && <span className="block truncate text-muted">{message}</span>}
            </span>
            <span className="tabular shrink-0 text-muted">
              {t(`gate.${state === 'active' ? 'ringing' : 'taken'}`, {
                at: time(new Date(raised_at)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
