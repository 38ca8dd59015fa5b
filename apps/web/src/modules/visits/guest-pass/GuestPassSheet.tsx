import type { GuestPass } from '@portaria/contract/modules/visits/visits'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Printer } from 'lucide-react'
import { guestPassTexts } from './texts/guest-pass-texts.ts'

const tones: Record<GuestPass['state'], Tone> = {
  active: 'success',
  not_yet: 'warning',
  paused: 'warning',
  used: 'neutral',
  ended: 'neutral',
  cancelled: 'neutral',
}

/** Splits a PIN into groups of four, to read it aloud. */
const spoken = (pin: string) => pin.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A pass to show at the gate: a large code, then time and place. */
export function GuestPassSheet({ pass }: { pass: GuestPass }) {
  const t = guestPassTexts.useTexts()
  const { state, company, address, host, code, pin } = pass
  const facts = useFacts(pass)
  const { when } = useFormats(pass.time_zone)
  return (
    <article className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-5">
      <header className="flex flex-col items-start gap-2">
        <Badge tone={tones[state]}>
          {state === 'not_yet'
            ? t('validFrom', { from: when(pass.valid_from) })
            : t(`states.${state}`)}
        </Badge>
        <div>
          <h1 className="text-xl font-semibold text-balance">{company}</h1>
          <p className="text-pretty text-muted">
            {[t('guest', { name: pass.guest_name }), host && t('host', { host })]
              .filter(Boolean)
              .join('. ')}
          </p>
        </div>
      </header>
      {code === null ? (
        <p className="text-pretty">{t(state === 'paused' ? 'paused' : 'over')}</p>
      ) : (
        <div className="flex flex-col items-center gap-3 text-center">
          <QrCode value={code} label={t('qr')} className="w-full max-w-80" />
          {pin !== null && (
            <p>
              {t('pin')}{' '}
              <strong dir="ltr" className="tabular text-2xl tracking-wider">
                {spoken(pin)}
              </strong>
            </p>
          )}
          <p className="text-sm">{t('show')}</p>
        </div>
      )}
      <DescriptionList
        items={[...facts, ...(address === null ? [] : [{ term: t('where'), value: address }])]}
      />
      {code !== null && (
        <Button icon={Printer} className="print:hidden" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </article>
  )
}

/**
 * The validity of a pass in the company's local time; its zone is named if the device's differs.
 */
function useFacts(pass: GuestPass) {
  const t = guestPassTexts.useTexts()
  const { when, weekdays } = useFormats(pass.time_zone)
  const days = weekdays(pass.weekdays) || t('everyDay')
  const { from_time: from, to_time: to, uses_left: left } = pass
  const hours = from !== null && to !== null ? t('hours', { days, from, to }) : days
  const keepsHours = pass.weekdays.length > 0 || from !== null
  const isOnce = left === null || left <= 1
  return [
    {
      term: t('when'),
      value: t('window', { from: when(pass.valid_from), to: when(pass.valid_to) }),
    },
    ...(keepsHours ? [{ term: t('days'), value: hours }] : []),
    ...(isOnce ? [] : [{ term: t('uses'), value: t('usesLeft', { count: left }) }]),
  ]
}
