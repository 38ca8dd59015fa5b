import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Columns3, Plus } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'
import { boardPath } from './board-path.ts'
import type { ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const { change, query } = demoClient<ScrumboardCalls>()

/** Lists all boards, with a button for a new one. */
export function BoardsPage() {
  const t = boardTexts.useTexts()
  const { link: Link } = useUi()
  const { data: boards } = useSuspenseQuery(query('GET /api/scrumboard-app/boards'))
  const [adds, setAdds] = useState(false)
  usePageTitle(t('title'))
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setAdds(true)}>
      {t('new')}
    </Button>
  )
  return (
    <Page kind="form">
      <PageHeader title={t('title')} actions={add} />
      {boards.length === 0 && (
        <EmptyState icon={Columns3} title={t('none')} text={t('noneText')} action={add} />
      )}
      <ul className="grid gap-4 pb-6 sm:grid-cols-2 lg:grid-cols-3">
        {boards.map((board) => (
          <li key={board.id}>
            <Link
              href={boardPath(board)}
              className="flex min-h-32 flex-col justify-between rounded-lg border border-line bg-surface p-5 hover-fade hover:border-line-strong hover:bg-row-hover"
            >
              <Columns3 aria-hidden className="size-6 text-accent-ink" strokeWidth={1.75} />
              <span className="text-base font-semibold">{board.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {adds && <NewBoard onClose={() => setAdds(false)} />}
    </Page>
  )
}

function NewBoard({ onClose }: { onClose: () => void }) {
  const t = boardTexts.useTexts()
  const { go } = useDemoHost()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const save = async () => {
    setTried(true)
    if (name.trim() === '') return
    const body = { board: { name: name.trim() } }
    go(boardPath(await change('POST /api/scrumboard-app/board/new', { body })))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('new')}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t('create')}
        </Button>
      }
    >
      <FormLayout label={t('new')} onSubmit={() => void save()}>
        <TextField
          label={t('boardName')}
          required
          value={name}
          onChange={setName}
          error={tried && name.trim() === '' ? t('rule.name') : undefined}
        />
      </FormLayout>
    </Dialog>
  )
}
