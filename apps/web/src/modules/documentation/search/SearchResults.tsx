import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { SearchX } from 'lucide-react'
import { type KeyboardEvent, useMemo } from 'react'
import type { Documentation } from '../articles/article.ts'
import { sectionsOf } from '../articles/sections.ts'
import { articleHref, chapters } from '../chapters.ts'
import { documentationTexts } from '../texts/documentation-texts.ts'
import { type Found, findSections, indexSections, markWords } from './find-sections.ts'

export interface SearchResultsProps {
  documentation: Documentation
  typed: string
  /** Ends the search. */
  onClear: () => void
  /** Called for Up on the first result. */
  onBack: () => void
}

/** The results of the search. */
export function SearchResults({ documentation, typed, onClear, onBack }: SearchResultsProps) {
  const t = documentationTexts.useTexts()
  const index = useMemo(
    () =>
      indexSections(sectionsOf(documentation), (id) => ({
        title: t(`articles.${id}.title`),
        summary: t(`articles.${id}.summary`),
      })),
    [documentation, t],
  )
  const found = useMemo(() => findSections(index, typed), [index, typed])
  return (
    <section aria-label={t('search.results')} className="max-w-176 pb-8">
      <h1 className="text-xl font-semibold">{t('search.results')}</h1>
      <output className="mt-1 block text-sm text-muted">
        {found.length > 0 && t('search.found', { count: found.length, typed })}
      </output>
      {found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('search.none', { typed })}
          text={t('search.noneText')}
          action={<Button onClick={onClear}>{t('search.clear')}</Button>}
        />
      )}
      <ol className="mt-2 flex flex-col gap-1">
        {found.map((each) => (
          <li key={`${each.section.article} ${each.section.heading?.id ?? ''}`}>
            <Result found={each} typed={typed} onBack={onBack} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type ResultProps = { found: Found } & Pick<SearchResultsProps, 'typed' | 'onBack'>

function Result({ found: { section, excerpt }, typed, onBack }: ResultProps) {
  const t = documentationTexts.useTexts()
  const { link: Link } = useUi()
  const { article, heading } = section
  const title = t(`articles.${article}.title`)
  const chapter = chapters.find(({ articles }) => (articles as readonly string[]).includes(article))
  return (
    <Link
      href={articleHref(article, heading?.id)}
      data-result
      onKeyDown={(event) => moveBetweenResults(event, onBack)}
      className="-mx-3 block rounded-lg px-3 py-2.5 hover:bg-hover focus-visible:bg-hover"
    >
      <span className="block text-xs text-muted">
        {chapter && t(`chapters.${chapter.id}`)}
        {heading !== null && ` · ${title}`}
      </span>
      <span className="block text-base font-medium text-accent-ink">
        <Marked text={heading?.text ?? title} typed={typed} />
      </span>
      <span className="block text-sm text-pretty">
        <Marked text={excerpt} typed={typed} />
      </span>
    </Link>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markWords(text, typed).map((piece) =>
    piece.found ? (
      <mark key={piece.start} className="rounded-sm bg-warning-soft text-warning-ink">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  )
}

/** Finds the result links on the page, for moving the focus among them. */
export function resultLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-result]')]
}

function moveBetweenResults(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Escape') return
  event.preventDefault()
  if (event.key === 'Escape') return onBack()
  const links = resultLinks()
  const next = links.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)
  if (next < 0) onBack()
  else links[next]?.focus()
}
