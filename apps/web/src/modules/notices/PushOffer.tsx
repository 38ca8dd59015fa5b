import { Button } from '@portaria/ui/actions/Button'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { pushTexts } from '../../platform/push/texts/push-texts.ts'
import { usePushDevice } from '../../platform/push/use-push-device.ts'
import { readStored, writeStored } from '../../platform/session/session-storage.ts'

const OFFERED_KEY = 'push-offered'

/**
 * Offers push messages on this device once, in the panel; the profile has the switch afterwards. On
 * an iPhone it explains how to get them, since only an app on the home screen can receive them.
 */
export function PushOffer() {
  const t = pushTexts.useTexts()
  const { device, change } = usePushDevice()
  const [isOver, setOver] = useState(() => readStored(OFFERED_KEY) !== null)
  const { state } = device ?? {}
  if (isOver || (state !== 'off' && state !== 'home_screen')) return null
  const end = () => {
    writeStored(OFFERED_KEY, 'yes')
    setOver(true)
  }
  const accept = () => {
    change('on')
    end()
  }
  return (
    <section aria-label={t('offer.title')} className="flex gap-3 border-b border-line px-5 py-4">
      <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 text-sm">
        <p className="font-medium">{t('offer.title')}</p>
        <p className="text-pretty text-muted">
          {state === 'off' ? t('offer.text') : t('states.home_screen')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {state === 'off' && (
            <Button size="sm" variant="primary" onClick={accept}>
              {t('offer.accept')}
            </Button>
          )}
          <Button size="sm" onClick={end}>
            {t(state === 'off' ? 'offer.later' : 'offer.understood')}
          </Button>
        </div>
      </div>
    </section>
  )
}
