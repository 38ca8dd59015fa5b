import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { usePageTitle } from '../../platform/page-title.ts'
import { columns, sections } from './sections.ts'
import { serversTexts } from './texts/servers-texts.ts'

/** The installation as it is now, for the platform's administrators (servers §1). */
export function ServersPage() {
  const t = serversTexts.useTexts()
  usePageTitle(t('title'))
  return (
    <Page kind="record">
      <PageHeader title={t('title')} description={t('text')} />
      <div className="grid items-start gap-4 pb-6 lg:grid-cols-2">
        {columns.map((column) => (
          <div key={column} className="flex min-w-0 flex-col gap-4">
            {sections
              .filter((section) => section.column === column)
              .map(({ name, Part }) => (
                <Part key={name} />
              ))}
          </div>
        ))}
      </div>
    </Page>
  )
}
