import { LetterLinkPage } from './LetterLinkPage.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** `/pages/auth/confirm-email#token`: confirms a new e-mail. */
export function ConfirmEmailPage({ onDone }: { onDone: () => void }) {
  const t = signInTexts.useTexts()
  return (
    <LetterLinkPage
      pageTitle={t('confirmEmail.pageTitle')}
      asks={{
        title: t('confirmEmail.title'),
        text: t('confirmEmail.text'),
        action: t('confirmEmail.action'),
      }}
      ended={{
        title: t('reset.noTokenTitle'),
        text: t('confirmEmail.noTokenText'),
        toLogin: t('callback.action'),
      }}
      done={t('confirmEmail.done')}
      path="/email/confirm"
      onDone={onDone}
    />
  )
}
