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
  /** The person's choice, made here or on another device. */
  chosen: boolean
  onChoose: (value: boolean) => void
}

/** Switches browser notifications: the choice is the person's, the permission each browser's. */
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
    // Some browsers grant permission but show nothing, so a first notification tests it.
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
