import { Banner } from '@portaria/ui/feedback/Banner'
import { profileTexts } from './texts/profile-texts.ts'

/** Beside somebody's real account it must be plain that none of this is theirs. */
export function SampleNotice() {
  const t = profileTexts.useTexts()
  return <Banner>{t('notice')}</Banner>
}
