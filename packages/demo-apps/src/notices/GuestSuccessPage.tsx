import { CarFront, IdCard, QrCode } from 'lucide-react'
import { NoticeFrame } from './NoticeFrame.tsx'
import { WelcomePicture } from './NoticePictures.tsx'
import { noticeTexts } from './texts/notice-texts.ts'

/** `/pages/success/guest`: the confirmation for a guest who has accepted an invitation. */
export function GuestSuccessPage() {
  const t = noticeTexts.useTexts()
  const steps = [
    { icon: IdCard, text: t('guest.document') },
    { icon: QrCode, text: t('guest.code') },
    { icon: CarFront, text: t('guest.car') },
  ]
  return (
    <NoticeFrame
      pageTitle={t('guest.pageTitle')}
      title={t('guest.title')}
      text={t('guest.text')}
      picture={<WelcomePicture />}
    >
      <section className="mt-8 w-full max-w-100 rounded-lg border border-line bg-surface p-5 text-start">
        <h2 className="text-sm font-semibold">{t('guest.steps')}</h2>
        <ul className="mt-3 flex flex-col gap-3">
          {steps.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-base">
              <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-6 text-sm text-muted">{t('guest.close')}</p>
    </NoticeFrame>
  )
}
