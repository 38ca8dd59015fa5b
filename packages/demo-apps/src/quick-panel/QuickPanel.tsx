import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import type { QuickPanelCalls, QuickPanelLine } from './quick-panel.types.ts'
import { quickPanelTexts } from './texts/quick-panel-texts.ts'

const { query } = demoClient<QuickPanelCalls>()

/** The content of the quick panel: today's date, events and notes. */
export function QuickPanel() {
  const t = quickPanelTexts.useTexts()
  const { longDay } = useFormats()
  const { data } = useSuspenseQuery(query('GET /api/quick-panel/data'))
  const [today] = useState(() => new Date())
  return (
    <div className="flex flex-col gap-6 px-5 pb-5">
      <header className="sticky top-0 -mx-5 border-b border-line bg-sunken px-5 py-3">
        <h2 className="text-sm font-semibold">{t('title')}</h2>
        <p className="text-xs text-muted">{t('notice')}</p>
      </header>
      <time dateTime={today.toISOString().slice(0, 10)}>
        <span className="tabular block text-3xl font-semibold">{today.getDate()}</span>
        <span className="block text-sm text-muted first-letter:uppercase">{longDay(today)}</span>
      </time>
      <Lines title={t('events')} lines={data.events} />
      <Lines title={t('notes')} lines={data.notes} />
      <p className="text-sm">
        <TextLink href="/pages/search/modern">{t('samples')}</TextLink>
      </p>
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly QuickPanelLine[] }) {
  return (
    <section>
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <ul className="mt-1 ui-lines">
        {lines.map(({ id, title: name, detail }) => (
          <li key={id} className="py-2.5">
            <span className="block text-sm font-medium">{name}</span>
            <span className="block text-sm text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
