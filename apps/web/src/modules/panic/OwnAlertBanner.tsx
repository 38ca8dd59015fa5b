import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useCurrentAlert } from './AlertProgress.tsx'
import { type OwnAlert, shallCall, useOwnAlert } from './own-alert.ts'
import { panicDialogs } from './panic-dialogs.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** The progress of the person's own alert, on every page until it is closed or hidden. */
export function OwnAlertBanner() {
  const own = useOwnAlert()
  // A silent alert is visible only in its dialog.
  const isSilent = own?.sending?.silent === true || own?.alert?.silent === true
  return own === null || isSilent ? null : <OwnAlertLine own={own} />
}

function OwnAlertLine({ own }: { own: OwnAlert }) {
  const t = panicTexts.useTexts()
  const [hidden, setHidden] = useState<string | null>(null)
  const { sending } = own
  const { current: alert, seenBy } = useCurrentAlert(own.alert)
  const unsent = sending?.failed === true
  const calls = shallCall(alert)
  const coming = alert?.acknowledged_by?.name
  const state =
    coming !== undefined
      ? t('progress.coming', { name: coming })
      : calls
        ? t('progress.platform')
        : seenBy !== null
          ? t('progress.seen', { names: seenBy })
          : alert !== null
            ? t('progress.registered')
            : unsent
              ? t('progress.unsent')
              : t('progress.sending')
  const urgent = unsent || calls
  // Made of data rather than words, so that a change of language does not count as news.
  const news = [alert?.id, coming, seenBy].join(' ')
  // Hidden until there is news; the panic button shows the same progress.
  if (hidden === news && !urgent) return null
  return (
    <section
      aria-live="assertive"
      aria-label={t('own.title')}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6 ${urgent ? 'bg-danger text-on-danger' : 'bg-danger-soft text-danger-ink'}`}
    >
      <Fingerprint aria-hidden className="size-6 shrink-0" />
      <p className="min-w-40 flex-1 text-sm">
        <span className="block">{t('own.title')}</span>
        <span className="block text-base font-semibold break-words">{state}</span>
      </p>
      <div className="flex gap-2">
        {urgent && <ButtonLink href="tel:190">{t('progress.call')}</ButtonLink>}
        <Button onClick={() => panicDialogs.showRaise(true)}>{t('own.show')}</Button>
        {!urgent && <Button onClick={() => setHidden(news)}>{t('own.hide')}</Button>}
      </div>
    </section>
  )
}
