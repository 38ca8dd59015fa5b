import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { usePageTitle } from '../host/use-demo-host.ts'
import { Marked } from './Marked.tsx'
import { NothingFound } from './NothingFound.tsx'
import { searchTexts } from './texts/search-texts.ts'
import { useSearch } from './use-search.ts'

/** `/pages/search/classic`: results in a column. */
export function ClassicSearchPage() {
  const t = searchTexts.useTexts()
  const { link: Link } = useUi()
  const { typed, setTyped, found } = useSearch()
  usePageTitle(t('title'))
  return (
    <Page kind="text">
      <PageHeader title={t('title')} />
      <SearchField label={t('field')} value={typed} onChange={setTyped} />
      <output className="mt-3 block text-sm text-muted">
        {t('found', { count: found.length })}
      </output>
      {found.length === 0 && <NothingFound typed={typed} onClear={() => setTyped('')} />}
      <ol className="mt-2 ui-lines">
        {found.map(({ id, title, url, excerpt }) => (
          <li key={id} className="py-4">
            <Link
              href={url}
              className="text-lg font-medium text-accent-ink underline-offset-3 hover:underline"
            >
              <Marked text={title} typed={typed} />
            </Link>
            <p className="text-sm break-all text-muted">{url}</p>
            <p className="mt-1 max-w-[70ch] text-sm text-pretty">
              <Marked text={excerpt} typed={typed} />
            </p>
          </li>
        ))}
      </ol>
    </Page>
  )
}
