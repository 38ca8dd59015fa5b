import { Banner } from '@portaria/ui/feedback/Banner'
import { useEffect, useState } from 'react'
import { signInTexts } from './texts/sign-in-texts.ts'

/** Shows how long to wait, counting down. */
export function ThrottleNotice({ seconds }: { seconds: number }) {
  const t = signInTexts.useTexts()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Banner tone="warning" title={t('outcome.throttledTitle')}>
      {left > 0 ? t('outcome.throttled', { count: left }) : t('outcome.throttledOver')}
    </Banner>
  )
}
