import { authTexts } from '../texts/auth-texts.ts'
import type { AuthFrameProps } from './frame.ts'

/** Title, form, and a note that this is an example. */
export function FrameContent({ title, text, children }: Omit<AuthFrameProps, 'pageTitle'>) {
  const t = authTexts.useTexts()
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance">{title}</h1>
      {text && <p className="mt-2 text-base text-pretty text-muted">{text}</p>}
      <div className="mt-7">{children}</div>
      <p className="mt-7 text-xs text-muted">{t('notice')}</p>
    </>
  )
}
