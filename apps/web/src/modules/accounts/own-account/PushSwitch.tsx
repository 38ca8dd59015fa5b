import { Banner } from '@portaria/ui/feedback/Banner'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { pushTexts } from '../../../platform/push/texts/push-texts.ts'
import { usePushDevice } from '../../../platform/push/use-push-device.ts'

/** Switches push messages on this device, and whether they name people. */
export function PushSwitch() {
  const t = pushTexts.useTexts()
  const { device, change, isPending, isError } = usePushDevice()
  if (device === undefined) return null
  const { state, own } = device
  return (
    <section aria-label={t('title')} className="rounded-lg border border-line bg-surface">
      <div className="px-4 pt-3 pb-2">
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <p className="text-sm text-pretty text-muted">
          {state === 'on' || state === 'off' ? t('text') : t(`states.${state}`)}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <ul className="ui-lines border-t border-line">
          <li className="px-4 py-2.5">
            <SwitchField
              controlAtEnd
              label={t('on')}
              value={state === 'on'}
              disabled={isPending}
              onChange={(value) => change(value ? 'on' : 'off')}
            />
          </li>
          {own !== null && (
            <li className="px-4 py-2.5">
              <SwitchField
                controlAtEnd
                label={t('names')}
                description={t('namesHelp')}
                value={own.shows_names}
                disabled={isPending}
                onChange={(showsNames) => change({ showsNames })}
              />
            </li>
          )}
        </ul>
      )}
      {isError && (
        <div className="p-4">
          <Banner tone="warning">{t('failed')}</Banner>
        </div>
      )}
    </section>
  )
}
