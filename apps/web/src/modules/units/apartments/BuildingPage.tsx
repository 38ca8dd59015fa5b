import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { usePageTitle } from '../../../platform/page-title.ts'
import { TowerPictures } from '../public/building/TowerPictures.tsx'
import { buildingTexts } from '../public/building/texts/building-texts.ts'

/** The page with drawings of the company's towers. */
export function BuildingPage() {
  const t = buildingTexts.useTexts()
  usePageTitle(t('title'))
  return (
    <Page kind="text">
      <PageHeader title={t('title')} />
      <TowerPictures />
    </Page>
  )
}
