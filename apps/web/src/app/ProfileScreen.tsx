import { mayUse } from '@portaria/contract/define-register/permissions'
import { OwnFacesLink } from '../modules/access/faces/own/OwnFacesLink.tsx'
import { faceTexts } from '../modules/access/faces/texts/face-texts.ts'
import { OwnPins } from '../modules/access/public/pins/OwnPins.tsx'
import { pinTexts } from '../modules/access/public/pins/texts/pin-texts.ts'
import { ProfilePage } from '../modules/accounts/own-account/ProfilePage.tsx'
import { OwnData } from '../modules/erasures/OwnData.tsx'
import { erasuresTexts } from '../modules/erasures/texts/erasures-texts.ts'
import { useRole } from '../platform/session/use-session.ts'

/** The profile, with the PINs for doors, the decision about the face and the copy of one's own data. */
export function ProfileScreen() {
  const t = pinTexts.useTexts()
  const ofFaces = faceTexts.useTexts()
  const ofErasures = erasuresTexts.useTexts()
  const role = useRole()
  const pins = { id: 'door-pins', title: t('title'), text: t('text'), content: <OwnPins /> }
  const faces = {
    id: 'door-faces',
    title: ofFaces('title'),
    text: ofFaces('text'),
    content: <OwnFacesLink />,
  }
  const data = {
    id: 'own-data',
    title: ofErasures('exports.own.title'),
    text: ofErasures('exports.own.text'),
    content: <OwnData />,
  }
  const more = [
    ...(role !== null && mayUse(role, 'access.own_pins') ? [pins] : []),
    ...(role !== null && mayUse(role, 'faces.own') ? [faces] : []),
    ...(role !== null && mayUse(role, 'people.export_own') ? [data] : []),
  ]
  return <ProfilePage more={more} />
}
