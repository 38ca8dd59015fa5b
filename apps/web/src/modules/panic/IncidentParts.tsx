import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { panicTexts } from './texts/panic-texts.ts'

/** The people on the way, and the delivery of letters and messages. */
export function IncidentParts({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const { count, when } = useFormats()
  return (
    <>
      {alert.coming.length > 0 && (
        <section aria-label={t('incident.coming')}>
          <h3 className="text-sm font-medium">{t('incident.coming')}</h3>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {alert.coming.map(({ id, name, at }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0 break-words">{name}</span>
                <time dateTime={at} className="tabular text-muted">
                  {when(at)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {alert.deliveries.length > 0 && (
        <section aria-label={t('incident.deliveries')}>
          <h3 className="text-sm font-medium">{t('incident.deliveries')}</h3>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {alert.deliveries.map(({ level, channel, outcome, count: number }) => (
              <li key={`${level} ${channel} ${outcome}`} className="flex justify-between gap-4">
                <span>
                  {t(`incident.levels.${level}`)} · {t(`incident.channels.${channel}`)}
                </span>
                <span className={outcome === 'sent' ? 'text-muted' : 'text-danger-ink'}>
                  {count(number)} {t(`incident.outcomes.${outcome}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The place of the sender, as a link that opens a phone's map. */
export function PlaceLink({ place }: { place: NonNullable<PanicDetail['place']> }) {
  const t = panicTexts.useTexts()
  const { count, when } = useFormats()
  const { latitude, longitude, accuracy_m: accuracy, at } = place
  const words = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  return (
    <>
      <TextLink href={`geo:${latitude},${longitude}`}>
        <bdi>{words}</bdi>
      </TextLink>{' '}
      {accuracy !== null && `${t('incident.within', { count: count(Math.round(accuracy)) })} · `}
      {when(at)}
    </>
  )
}
