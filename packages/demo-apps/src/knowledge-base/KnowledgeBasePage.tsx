import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'
import { hasWords } from '../text/plain-text.ts'
import { ArticleDrawer } from './ArticleDrawer.tsx'
import { ArticleList, CategoryCard } from './CategoryCard.tsx'
import { ChosenCategory } from './ChosenCategory.tsx'
import type { Article, KnowledgeBaseCalls } from './knowledge-base.types.ts'
import { knowledgeBaseTexts } from './texts/knowledge-base-texts.ts'

const { query } = demoClient<KnowledgeBaseCalls>()

/** `/pages/knowledge-base`, to which every category leads (demo-apps §13). */
export function KnowledgeBasePage() {
  const t = knowledgeBaseTexts.useTexts()
  usePageTitle(t('title'))
  const { data } = useSuspenseQuery(query('GET /api/knowledge-base'))
  const { category } = useDemoHost().searchParams
  const chosen = data.find(({ id }) => id === category)
  const [typed, setTyped] = useState('')
  const [article, setArticle] = useState<Article | null>(null)
  const all = data.flatMap(({ featuredArticles }) => featuredArticles)
  const found = all.filter(({ title, content }) => hasWords(`${title} ${content}`, typed))
  return (
    <Page kind="form">
      <header className="flex flex-col items-center pt-10 pb-8 text-center">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="mt-2 text-base text-muted">{t('text')}</p>
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="mt-6 w-full max-w-130"
        />
      </header>
      {typed.trim() === '' ? (
        chosen === undefined ? (
          <div className="grid gap-5 pb-6 lg:grid-cols-2">
            {data.map((each) => (
              <CategoryCard key={each.id} category={each} onOpen={setArticle} />
            ))}
          </div>
        ) : (
          <ChosenCategory category={chosen} onOpen={setArticle} />
        )
      ) : (
        <section className="mx-auto w-full max-w-180 pb-6">
          <output className="block pb-2 text-sm text-muted">
            {t('found', { count: found.length })}
          </output>
          {found.length === 0 ? (
            <EmptyState
              icon={BookOpen}
              title={t('noneTitle')}
              text={t('noneText')}
              action={
                <>
                  <Button onClick={() => setTyped('')}>{t('clear')}</Button>
                  <ButtonLink href="/pages/faq">{t('faq')}</ButtonLink>
                </>
              }
            />
          ) : (
            <div className="rounded-xl border border-line bg-surface pt-3">
              <ArticleList articles={found} onOpen={setArticle} />
            </div>
          )}
        </section>
      )}
      <ArticleDrawer article={article} onClose={() => setArticle(null)} />
    </Page>
  )
}
