import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../../../platform/session/me-query.ts'
import { PicturePicker } from '../../../register-pages/field-kinds/pictures/PicturePicker.tsx'
import { removePhoto, sendPhoto } from './own-photo.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** The person's own picture, saved as soon as it is chosen. */
export function PhotoField({ me }: { me: Me }) {
  const t = ownAccountTexts.useTexts()
  const queries = useQueryClient()
  const show = (saved: Me, words: 'photo.saved' | 'photo.removed') => {
    queries.setQueryData(meQuery.queryKey, saved)
    showToast({ title: t(words), tone: 'success' })
  }
  return (
    <PicturePicker
      label={t('photo.title')}
      labelHidden
      shape="round"
      // The picture of a register is changed there.
      url={me.images.find(({ registered }) => registered !== true)?.path}
      onPicture={async (square) => show(await sendPhoto(square), 'photo.saved')}
      onRemove={async () => show(await removePhoto(), 'photo.removed')}
    />
  )
}
