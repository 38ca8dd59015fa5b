import { Tabs } from '@portaria/ui/display/Tabs'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfilePhotos } from './ProfilePhotos.tsx'
import { ProfileTimeline } from './ProfileTimeline.tsx'
import { profileTexts } from './texts/profile-texts.ts'

/** `/pages/profile/sample`: the profile of an invented person. */
export function SampleProfilePage() {
  const t = profileTexts.useTexts()
  const [part, setPart] = useState('timeline')
  usePageTitle(t('title'))
  return (
    <Page kind="form">
      <PageHeader title={t('title')} />
      <Banner className="mb-4">{t('notice')}</Banner>
      <Tabs
        label={t('parts')}
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'timeline', label: t('timeline'), content: <ProfileTimeline /> },
          { value: 'photos', label: t('photos'), content: <ProfilePhotos /> },
          { value: 'about', label: t('about'), content: <ProfileAbout /> },
        ]}
      />
    </Page>
  )
}
