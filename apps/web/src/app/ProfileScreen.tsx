import { mayUse } from '@portaria/contract/define-register/permissions'
import { OwnPins } from '../modules/access/public/pins/OwnPins.tsx'
import { pinTexts } from '../modules/access/public/pins/texts/pin-texts.ts'
import { ProfilePage } from '../modules/accounts/own-account/ProfilePage.tsx'
import { useRole } from '../platform/session/use-session.ts'

/** The profile, with the PINs for doors of those who have any. */
export function ProfileScreen() {
  const t = pinTexts.useTexts()
  const role = useRole()
  const pins = { id: 'door-pins', title: t('title'), text: t('text'), content: <OwnPins /> }
  return <ProfilePage more={role !== null && mayUse(role, 'access.own_pins') ? [pins] : []} />
}
