import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import { hasWords } from '../text/plain-text.ts'
import type { FaqCalls, FaqEntry } from './faq.types.ts'
import { faqTexts } from './texts/faq-texts.ts'

const { query } = demoClient<FaqCalls>()

/** `/pages/faq` */
export function FaqPage() {
  const t = faqTexts.useTexts()
  usePageTitle(t('title'))
  const { data } = useSuspenseQuery(query('GET /api/faq'))
  const [typed, setTyped] = useState('')
  const found = data.filter(({ question, answer }) => hasWords(`${question} ${answer}`, typed))
  return (
    <Page kind="text">
      <PageHeader title={t('title')} description={t('description')} />
      <div className="flex flex-col gap-5">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <output className="sr-only">{t('count', { count: found.length })}</output>
        {found.length === 0 ? (
          <EmptyState
            icon={MessageCircleQuestionMark}
            title={t('none')}
            text={t('noneText')}
            action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
          />
        ) : (
          <div className="ui-lines rounded-lg border border-line bg-surface">
            {found.map((entry) => (
              <Question key={entry.id} entry={entry} />
            ))}
          </div>
        )}
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken px-5 py-4">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-sm font-semibold">{t('more')}</h2>
            <p className="text-sm text-muted">{t('moreText')}</p>
          </div>
          <ButtonLink href="/pages/knowledge-base">{t('open')}</ButtonLink>
        </section>
      </div>
    </Page>
  )
}

function Question({ entry: { question, answer } }: { entry: FaqEntry }) {
  return (
    <details className="group">
      <summary className="flex list-none items-center gap-4 px-5 py-4 text-base font-medium hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 text-pretty">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-100 group-open:rotate-180"
        />
      </summary>
      <p className="max-w-[62ch] px-5 pb-5 text-base text-pretty text-muted">{answer}</p>
    </details>
  )
}
