import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { dialled, phone } from '@portaria/contract/value-types/phone'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import { HeartHandshake, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRoleWords } from '../../platform/role-words.ts'
import { StateBadge } from './StateBadge.tsx'
import { panicTexts } from './texts/panic-texts.ts'

/** The sender of an alert: face, unit, the seconds since the press, and whom to call. */
export function AlertSender({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const roleOf = useRoleWords()
  const { raised_by: by, photo, emergency_contact: contact } = alert
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={by.name} src={photo?.url} size="2xl" />
      <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-3">
        <div>
          <p className="text-xl font-semibold break-words">
            {by.apartments.join(', ') || roleOf(by.role)}
          </p>
          <p className="text-sm text-muted">
            {by.apartments.length > 0 && roleOf(by.role)}
            {by.apartments.length > 0 && alert.state !== 'closed' && ' · '}
            {alert.state !== 'closed' && <Elapsed since={alert.pressed_at} />}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <StateBadge state={alert.state} />
          {alert.motive && <Badge tone="neutral">{t(`said.motives.${alert.motive}`)}</Badge>}
          {alert.sender_word && (
            <Badge tone={alert.sender_word === 'still' ? 'danger' : 'neutral'}>
              {t(`incident.words.${alert.sender_word}`)}
            </Badge>
          )}
        </span>
        <p className="text-lg break-words whitespace-pre-line">
          {alert.message ?? t('banner.noMessage')}
        </p>
      </div>
      <span className="flex w-full flex-wrap gap-2 empty:hidden">
        {by.phone !== null && <Call icon={Phone} words={t('alert.call')} number={by.phone} />}
        {contact !== null && <EmergencyContact contact={contact} />}
      </span>
    </div>
  )
}

/** The person to call for the sender; a button if a number is known. */
function EmergencyContact({
  contact: { name, phone: number, relation },
}: {
  contact: NonNullable<PanicDetail['emergency_contact']>
}) {
  const t = panicTexts.useTexts()
  const who = [name, relation].filter(Boolean).join(', ')
  const words = [t('alert.emergencyContact'), who].filter(Boolean).join(': ')
  if (number === null) return <span className="text-sm">{words}</span>
  return <Call icon={HeartHandshake} words={words} number={number} />
}

/** A button that calls a number; its words take a second line where a phone is narrow. */
function Call({ icon, words, number }: { icon: IconType; words: string; number: string }) {
  return (
    <ButtonLink
      href={`tel:${dialled(number)}`}
      icon={icon}
      className="h-auto! min-h-9 py-1 pointer-coarse:min-h-11"
    >
      <span className="min-w-0 text-start whitespace-normal">
        {words} <bdi className="tabular whitespace-nowrap">{phone.format(number)}</bdi>
      </span>
    </ButtonLink>
  )
}

/** The time since the newest press, counted by the second; screen readers read it on demand. */
function Elapsed({ since }: { since: string }) {
  const t = panicTexts.useTexts()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="tabular">
      {t('alert.elapsed', { time: clockOf(now - Date.parse(since)) })}
    </span>
  )
}

/** A span of milliseconds as a clock shows it: 0:42, 12:05, 1:02:05. */
export function clockOf(span: number): string {
  // The clocks of server and device may differ.
  const seconds = Math.max(0, Math.floor(span / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}
