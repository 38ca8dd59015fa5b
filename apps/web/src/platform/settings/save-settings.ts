import type { UpdateMeAnswer } from '@portaria/contract/modules/accounts/sign-in'
import type { Settings } from '@portaria/contract/settings/settings'
import { closeToast, showToast } from '@portaria/ui/toast'
import { commonTexts } from '../i18n/common-texts.ts'
import { problemTextOf } from '../problem-text.ts'
import { updateMe } from '../session/me.ts'
import { currentSession, updateUser } from '../session/session.store.ts'

/**
 * Saves all settings to the signed-in person, next to other data kept with them. If the server
 * refuses, they stay in this browser only, and a message says so.
 */
export async function saveSettings(settings: Settings, confirm: boolean): Promise<void> {
  const { user } = currentSession()
  if (user === null) return
  const all = { ...user.settings, ...settings }
  try {
    const answer = await updateMe({ settings: all }, { keepalive: true })
    if (confirm) confirmSaved(answer)
  } catch (error) {
    const now = currentSession().user
    if (now?.id !== user.id) return
    updateUser({ ...now, settings: all })
    reportNotSaved(error)
  }
}

/** The id of the last confirmation, which a new one replaces. */
let lastToast = 0

const places = {
  'User data saved with api': 'saved',
  'User data saved to auth0': 'savedAtProvider',
  'User data saved to firebase': 'savedInDatabase',
} as const

/** Confirms that a change to the person's own data was saved, and where (accounts §24). */
export function confirmSaved({ message }: Pick<UpdateMeAnswer, 'message'>): void {
  closeToast(lastToast)
  const title = commonTexts.text(`preferences.${places[message]}`)
  lastToast = showToast({ title, tone: 'success' })
}

/** Reports that a preference was not saved to the account, and why. */
export function reportNotSaved(error: unknown): void {
  const text = problemTextOf(error).detail
  showToast({ title: commonTexts.text('preferences.notSaved'), text, tone: 'warning' })
}
