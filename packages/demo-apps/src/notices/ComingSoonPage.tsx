import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { NoticeFrame } from './NoticeFrame.tsx'
import { SunrisePicture } from './NoticePictures.tsx'
import { noticeTexts } from './texts/notice-texts.ts'
import { useTimeLeft } from './time-left.ts'

/** `/pages/coming-soon` */
export function ComingSoonPage() {
  const t = noticeTexts.useTexts()
  return (
    <NoticeFrame
      pageTitle={t('soon.pageTitle')}
      title={t('soon.title')}
      text={t('soon.text')}
      picture={<SunrisePicture />}
    >
      <Countdown />
      <WaitingList />
      <p className="mt-6 text-xs text-muted">{t('soon.notice')}</p>
    </NoticeFrame>
  )
}

function Countdown() {
  const t = noticeTexts.useTexts()
  const left = useTimeLeft()
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => ({
    unit,
    value: String(left[unit]).padStart(2, '0'),
  }))
  return (
    <div
      role="timer"
      aria-label={t('soon.countdown')}
      className="mt-8 flex flex-wrap justify-center gap-3"
    >
      {parts.map(({ unit, value }) => (
        <span
          key={unit}
          className="flex w-18 flex-col rounded-lg border border-line bg-surface py-3"
        >
          <span className="tabular text-2xl font-semibold">{value}</span>
          <span className="text-xs text-muted">{t(`soon.${unit}`)}</span>
        </span>
      ))}
    </div>
  )
}

function WaitingList() {
  const t = noticeTexts.useTexts()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  const [kept, setKept] = useState<string | null>(null)
  if (kept !== null) {
    return (
      <Banner tone="success" className="mt-8 text-start">
        {t('soon.thanks', { email: kept })}
      </Banner>
    )
  }
  const submit = () => {
    const valid = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    setWrong(!valid)
    if (valid) setKept(email.trim())
  }
  return (
    <FormLayout
      label={t('soon.submit')}
      onSubmit={submit}
      className="mt-8 w-full max-w-100 gap-3 text-start"
    >
      <TextField
        name="email"
        type="email"
        label={t('soon.email')}
        value={email}
        onChange={setEmail}
        error={wrong ? t('soon.invalid') : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg">
        {t('soon.submit')}
      </Button>
    </FormLayout>
  )
}
