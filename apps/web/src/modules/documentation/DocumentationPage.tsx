import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { Sheet } from '@portaria/ui/layout/Sheet'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { List } from 'lucide-react'
import { type KeyboardEvent, type Ref, use, useEffect, useMemo, useRef, useState } from 'react'
import { hasKeyboard } from '../../platform/has-keyboard.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import type { Documentation } from './articles/article.ts'
import { fetchDocumentation } from './articles/fetch-documentation.ts'
import { headingsOf, versionAnchor } from './articles/sections.ts'
import { ArticleBlocks } from './blocks/ArticleBlocks.tsx'
import { Changelog } from './Changelog.tsx'
import { ChapterIndex } from './ChapterIndex.tsx'
import type { ArticleId } from './chapters.ts'
import { NextArticles } from './NextArticles.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import { Overview } from './Overview.tsx'
import { resultLinks, SearchResults } from './search/SearchResults.tsx'
import { useSearch } from './search/use-search.ts'
import { documentationTexts } from './texts/documentation-texts.ts'

export interface DocumentationPageProps {
  /** The article named by the address; `overview` if it names none. */
  id: ArticleId | 'overview'
  /** The heading named by the address; '' for none. */
  hash: string
}

const beside =
  'sticky top-(--ui-stuck,0px) max-h-[calc(100dvh-var(--ui-header,0px)-var(--ui-footer,0px))] self-start overflow-y-auto overscroll-contain py-3 print:hidden'

/** `/documentation/…`: the chapters, the current article, and a search over all articles. */
export function DocumentationPage({ id, hash }: DocumentationPageProps) {
  const t = documentationTexts.useTexts()
  const documentation = use(fetchDocumentation(useLanguage()))
  const { typed, setTyped } = useSearch()
  const searching = typed.trim() !== ''
  const box = useRef<HTMLInputElement>(null)
  const article = id === 'overview' ? null : id
  usePageTitle(article === null ? t('title') : t(`articles.${article}.title`))
  const headings = useMemo(() => outlineOf(documentation, article), [documentation, article])
  return (
    <Page>
      <div className="@container">
        <div className="flex items-start gap-3 pt-4 pb-3 print:hidden">
          <PhoneIndex current={article} />
          <SearchBox ref={box} typed={typed} onTyped={setTyped} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 @3xl:grid-cols-[13rem_minmax(0,1fr)] @5xl:grid-cols-[13rem_minmax(0,1fr)_12rem]">
          <div className={`hidden @3xl:block ${beside}`}>
            <ChapterIndex current={article} />
          </div>
          <div className="@container min-w-0 pt-1">
            {searching ? (
              <SearchResults
                documentation={documentation}
                typed={typed}
                onClear={() => setTyped('')}
                onBack={() => box.current?.focus()}
              />
            ) : article === null ? (
              <Overview />
            ) : (
              <ArticleText key={article} id={article} hash={hash} documentation={documentation} />
            )}
          </div>
          {!searching && article !== null && (
            <div className={`hidden @5xl:block ${beside}`}>
              <OnThisPage article={article} headings={headings} />
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

function outlineOf(
  { articles, changelog }: Documentation,
  id: ArticleId | null,
): { id: string; text: string }[] {
  if (id === null) return []
  if (id !== 'changelog') return headingsOf(articles[id])
  return changelog.map(({ version }) => ({ id: versionAnchor(version), text: version }))
}

interface ArticleTextProps {
  id: ArticleId
  hash: string
  documentation: Documentation
}

function ArticleText({ id, hash, documentation }: ArticleTextProps) {
  const t = documentationTexts.useTexts()
  useEffect(() => {
    // Runs once the article is rendered, and when the heading in the address changes.
    if (hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <Sheet bare>
      <article className="flex max-w-176 print:max-w-none flex-col gap-4 pb-8 text-base">
        <header>
          <h1 className="text-2xl font-semibold text-balance">{t(`articles.${id}.title`)}</h1>
          <p className="mt-1 text-pretty text-muted">{t(`articles.${id}.summary`)}</p>
        </header>
        {id === 'changelog' ? (
          <Changelog entries={documentation.changelog} />
        ) : (
          <ArticleBlocks id={id} article={documentation.articles[id]} />
        )}
        <NextArticles id={id} />
      </article>
    </Sheet>
  )
}

/** The chapters behind a button, for narrow screens. */
function PhoneIndex({ current }: { current: ArticleId | null }) {
  const t = documentationTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <span className="@3xl:hidden">
      <Button icon={List} onClick={() => setOpen(true)}>
        {t('openIndex')}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t('index')} side="start" width={320}>
        <div className="px-3 py-3">
          <ChapterIndex current={current} onGo={() => setOpen(false)} />
        </div>
      </Drawer>
    </span>
  )
}

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>
  typed: string
  onTyped: (typed: string) => void
}

/** The search field: Down moves to the first result, Enter opens it, Escape ends the search. */
function SearchBox({ ref, typed, onTyped }: SearchBoxProps) {
  const t = documentationTexts.useTexts()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = resultLinks()
    if (event.nativeEvent.isComposing || first === undefined) return
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    if (event.key === 'ArrowDown') first.focus()
    else first.click()
  }
  return (
    <div className="min-w-0 flex-1 @3xl:max-w-104">
      <SearchField
        ref={ref}
        name="documentation-search"
        label={t('search.label')}
        value={typed}
        onChange={onTyped}
        onKeyDown={press}
      />
      {typed !== '' && hasKeyboard() && (
        <p className="px-1 pt-1 text-xs text-muted">{t('search.keys')}</p>
      )}
    </div>
  )
}
