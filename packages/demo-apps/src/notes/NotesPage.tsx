import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Plus, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { AppFrame } from '../frame/AppFrame.tsx'
import { useAddress, usePageTitle } from '../host/use-demo-host.ts'
import { hasWords } from '../text/plain-text.ts'
import { NoteCard } from './NoteCard.tsx'
import { NotesSidebar } from './NotesSidebar.tsx'
import { notePlaceOf, notesAt } from './note-places.ts'
import { useLabelName } from './note-words.ts'
import type { Note, NotesCalls } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const NoteDialog = lazyPart(async () => (await import('./NoteDialog.tsx')).NoteDialog)

const { query } = demoClient<NotesCalls>()

/** `/apps/notes/…`: notes on cards of different heights. */
export function NotesPage() {
  useFetchedAtRest(NoteDialog)
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const [{ data: notes }, { data: labels }] = useSuspenseQueries({
    queries: [query('GET /api/notes-app/notes'), query('GET /api/notes-app/labels')],
  })
  const place = notePlaceOf(useAddress('/apps/notes'), labels)
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<Note | 'new' | null>(null)
  const name =
    place === null
      ? t('title')
      : 'list' in place
        ? t(`place.${place.list}`)
        : labelName(place.label)
  usePageTitle(name === t('title') ? name : `${name} · ${t('title')}`)
  const shown = (place === null ? [] : notesAt(place, notes)).filter(
    ({ title, description, checklist }) =>
      hasWords([title, description, ...checklist.map(({ text }) => text)].join(' '), typed),
  )
  return (
    <AppFrame
      title={name}
      sidebar={<NotesSidebar labels={labels} />}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
          {t('new')}
        </Button>
      }
    >
      {place === null ? (
        <EmptyState
          icon={StickyNote}
          title={t('unknown')}
          text={t('unknownText')}
          action={<ButtonLink href="/apps/notes">{t('showAll')}</ButtonLink>}
        />
      ) : (
        <>
          <SearchField label={t('search')} value={typed} onChange={setTyped} className="mb-2" />
          <output className="pb-3 text-sm text-muted">{t('count', { count: shown.length })}</output>
          {shown.length === 0 && (
            <EmptyState
              icon={StickyNote}
              title={typed === '' ? t('none') : t('noneFound')}
              text={typed === '' && t('noneText')}
              action={typed !== '' && <Button onClick={() => setTyped('')}>{t('clear')}</Button>}
            />
          )}
          <ul className="gap-4 sm:columns-2 xl:columns-3 2xl:columns-4">
            {shown.map((note) => (
              <NoteCard key={note.id} note={note} labels={labels} onOpen={() => setEdited(note)} />
            ))}
          </ul>
        </>
      )}
      {edited !== null && (
        <NoteDialog
          note={edited === 'new' ? null : edited}
          newLabels={place !== null && 'label' in place ? [place.label.id] : []}
          labels={labels}
          onClose={() => setEdited(null)}
        />
      )}
    </AppFrame>
  )
}
