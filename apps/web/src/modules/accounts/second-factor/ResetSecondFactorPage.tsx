import { LetterLinkPage } from '../sign-in/LetterLinkPage.tsx'
import { proofTexts } from './texts/proof-texts.ts'

/**
 * `/pages/auth/second-factor#token`: the page of the letter that an administrator requested, where
 * a person who lost everything removes their second factor.
 */
export function ResetSecondFactorPage({ onDone }: { onDone: () => void }) {
  const t = proofTexts.useTexts()
  return (
    <LetterLinkPage
      pageTitle={t('reset.pageTitle')}
      asks={{ title: t('reset.title'), text: t('reset.text'), action: t('reset.action') }}
      ended={{
        title: t('reset.noTokenTitle'),
        text: t('reset.noTokenText'),
        toLogin: t('reset.toLogin'),
      }}
      done={t('reset.done')}
      path="/second-factor/reset"
      onDone={onDone}
    />
  )
}
