import { Banner } from '@portaria/ui/feedback/Banner'
import { profileTexts } from './texts/profile-texts.ts'

/** Says that the data is a sample: it is shown beside the reader's real account. */
export function SampleNotice() {
  const t = profileTexts.useTexts()
  return <Banner>{t('notice')}</Banner>
}
