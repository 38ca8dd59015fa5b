import { SearchField } from '@portaria/ui/fields/SearchField'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { BookOpen, ClipboardList, Palette } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { Marked } from './Marked.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { SearchResult } from './search.types.ts'
import { searchTexts } from './texts/search-texts.ts'
import { useSearch } from './use-search.ts'

const groups = ['all', 'pages', 'registers', 'interface'] as const
type Group = (typeof groups)[number]

const icons: Record<Exclude<Group, 'all'>, IconType> = {
  pages: BookOpen,
  registers: ClipboardList,
  interface: Palette,
}

/** The kind of a result, by its address. */
function groupOf({ url }: SearchResult): Exclude<Group, 'all'> {
  if (url.startsWith('/ui/')) return 'interface'
  return url.startsWith('/apps/condominiums/') ? 'registers' : 'pages'
}

/** `/pages/search/modern`: results as cards, grouped by kind. */
export function ModernSearchPage() {
  const t = searchTexts.useTexts()
  const { typed, setTyped, found } = useSearch()
  const [group, setGroup] = useState<Group>('all')
  usePageTitle(t('title'))
  const shown = found.filter((result) => group === 'all' || groupOf(result) === group)
  return (
    <Page kind="form">
      <header className="flex flex-col items-center pt-10 pb-6 text-center">
        <h1 className="text-3xl font-semibold">{t('modernTitle')}</h1>
        <p className="mt-2 text-base text-muted">{t('modernText')}</p>
        <SearchField
          label={t('field')}
          value={typed}
          onChange={setTyped}
          className="mt-6 h-12! w-full max-w-140 text-base!"
        />
        <fieldset className="mt-4 flex flex-wrap justify-center gap-1.5">
          <legend className="sr-only">{t('groups')}</legend>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === group}
              onClick={() => setGroup(each)}
              className="h-8 rounded-full px-3.5 text-sm font-medium text-muted inset-ring inset-ring-line hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-pressed:inset-ring-transparent pointer-coarse:h-11"
            >
              {t(each)}
            </button>
          ))}
        </fieldset>
        <output className="mt-3 text-sm text-muted">{t('found', { count: shown.length })}</output>
      </header>
      {shown.length === 0 && <NothingFound typed={typed} onClear={() => setTyped('')} />}
      <ul className="grid gap-4 pb-6 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((result) => (
          <ResultCard key={result.id} result={result} typed={typed} />
        ))}
      </ul>
    </Page>
  )
}

function ResultCard({ result, typed }: { result: SearchResult; typed: string }) {
  const { link: Link } = useUi()
  const Icon = icons[groupOf(result)]
  return (
    <li className="flex">
      <Link
        href={result.url}
        className="flex w-full gap-4 rounded-lg border border-line bg-surface p-5 hover:border-line-strong"
      >
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="min-w-0">
          <span className="block text-base font-semibold">
            <Marked text={result.title} typed={typed} />
          </span>
          <span className="mt-1 block text-sm text-pretty text-muted">
            <Marked text={result.excerpt} typed={typed} />
          </span>
        </span>
      </Link>
    </li>
  )
}
