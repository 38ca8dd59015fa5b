import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { ScanFace } from 'lucide-react'
import { ownFacesPath } from '../face-paths.ts'
import { faceTexts } from '../texts/face-texts.ts'

/** The way from the profile to the page of one's own face. */
export function OwnFacesLink() {
  const t = faceTexts.useTexts()
  return (
    <ButtonLink icon={ScanFace} href={ownFacesPath} className="self-start">
      {t('open')}
    </ButtonLink>
  )
}
