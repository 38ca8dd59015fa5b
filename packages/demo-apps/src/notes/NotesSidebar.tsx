import { Button } from '@portaria/ui/actions/Button'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import type { IconType } from '@portaria/ui/icon'
import { NavGroup } from '@portaria/ui/layout/NavItem'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { Archive, Bell, Pencil, StickyNote, Tag } from 'lucide-react'
import { useState } from 'react'
import { SidebarLink } from '../frame/SidebarLink.tsx'
import { type NoteList, noteLists } from './note-places.ts'
import { useLabelName } from './note-words.ts'
import type { NoteLabel } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const LabelsDialog = lazyPart(async () => (await import('./LabelsDialog.tsx')).LabelsDialog)

const icons: Readonly<Record<NoteList, IconType>> = {
  notes: StickyNote,
  reminders: Bell,
  archive: Archive,
}

/** Lists and labels, each with its own address; labels can be edited. */
export function NotesSidebar({ labels }: { labels: readonly NoteLabel[] }) {
  useFetchedAtRest(LabelsDialog)
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const [edits, setEdits] = useState(false)
  return (
    <>
      <NavGroup title={t('places')}>
        {noteLists.map((list) => (
          <SidebarLink
            key={list}
            icon={icons[list]}
            href={list === 'notes' ? '/apps/notes' : `/apps/notes/${list}`}
            label={t(`place.${list}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('labels')}>
        {labels.map((label) => (
          <SidebarLink
            key={label.id}
            icon={Tag}
            href={`/apps/notes/labels/${label.id}`}
            label={labelName(label)}
          />
        ))}
      </NavGroup>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        className="mt-1"
        onClick={() => setEdits(true)}
      >
        {t('editLabels')}
      </Button>
      {edits && <LabelsDialog labels={labels} onClose={() => setEdits(false)} />}
    </>
  )
}
