import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { showToast } from '@portaria/ui/toast'
import { useEffect } from 'react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { BrandMark } from '../../../shell/BrandMark.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** `/callback`: where a hosted identity provider would redirect to. None is connected, and the page says so. */
export function CallbackPage({ onDone }: { onDone: () => void }) {
  const t = signInTexts.useTexts()
  usePageTitle(t('callback.pageTitle'))
  useEffect(() => {
    const { text } = signInTexts
    showToast({ title: text('callback.title'), text: text('callback.text'), tone: 'warning' })
    onDone()
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <SplashScreen logo={<BrandMark className="size-12" />} label={t('callback.title')} />
}
