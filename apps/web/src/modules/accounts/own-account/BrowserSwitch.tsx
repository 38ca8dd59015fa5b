import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { useState } from 'react'
import {
  askBrowser,
  browserPermission,
  notifyBrowser,
} from '../../../platform/notifications/browser-notifications.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

export interface BrowserSwitchProps {
  label: string
  /** What the person chose, here or on another device. */
  chosen: boolean
  onChoose: (value: boolean) => void
}

/** Notifications of the browser: the choice is the person's, the permission each browser's own. */
export function BrowserSwitch({ label, chosen, onChoose }: BrowserSwitchProps) {
  const t = ownAccountTexts.useTexts()
  const [permission, setPermission] = useState(browserPermission)
  const choose = async (value: boolean) => {
    if (!value) {
      onChoose(false)
      return
    }
    const answer = await askBrowser()
    const sample = { title: t('notifications.sample'), text: t('notifications.sampleText') }
    // Some browsers permit them and show none: a first one tests that.
    const shown = answer === 'granted' && notifyBrowser({ ...sample, tag: 'sample' })
    setPermission(answer === 'granted' && !shown ? 'unsupported' : answer)
    if (shown) onChoose(true)
  }
  if (permission === 'unsupported' || permission === 'denied') {
    return (
      <div className="text-sm">
        <span className="block py-0.5 font-medium">{label}</span>
        <span className="text-pretty text-muted">{t(`notifications.${permission}`)}</span>
      </div>
    )
  }
  const isHere = permission === 'granted'
  return (
    <SwitchField
      controlAtEnd
      label={label}
      description={t(chosen && !isHere ? 'notifications.elsewhere' : 'notifications.browserHelp')}
      value={chosen && isHere}
      onChange={(value) => void choose(value)}
    />
  )
}
