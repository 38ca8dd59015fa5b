import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { RotateCw } from 'lucide-react'
import { NoticeFrame } from './NoticeFrame.tsx'
import { WorkshopPicture } from './NoticePictures.tsx'
import { noticeTexts } from './texts/notice-texts.ts'

/** `/pages/maintenance` */
export function MaintenancePage() {
  const t = noticeTexts.useTexts()
  return (
    <NoticeFrame
      pageTitle={t('maintenance.pageTitle')}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      picture={<WorkshopPicture />}
    >
      <p className="mt-4 rounded-lg bg-sunken px-4 py-2 text-sm font-medium">
        {t('maintenance.when')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Button size="lg" icon={RotateCw} onClick={() => window.location.reload()}>
          {t('maintenance.retry')}
        </Button>
        <ButtonLink size="lg" variant="primary" href="/apps/dashboards/project">
          {t('maintenance.home')}
        </ButtonLink>
      </div>
    </NoticeFrame>
  )
}
