import { IconButton } from '@portaria/ui/actions/IconButton'
import type { IconType } from '@portaria/ui/icon'
import { Archive, Bell, Pencil, StickyNote, Tag } from 'lucide-react'
import { useState } from 'react'
import { SidebarLink, SidebarLinks } from '../frame/SidebarLinks.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { type NoteList, noteLists } from './note-places.ts'
import { useLabelName } from './note-words.ts'
import type { NoteLabel } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const icons: Readonly<Record<NoteList, IconType>> = {
  notes: StickyNote,
  reminders: Bell,
  archive: Archive,
}

/** Lists and labels, each with its own address; labels can be edited. */
export function NotesSidebar({ labels }: { labels: readonly NoteLabel[] }) {
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const [edits, setEdits] = useState(false)
  return (
    <>
      <SidebarLinks title={t('places')}>
        {noteLists.map((list) => (
          <SidebarLink
            key={list}
            icon={icons[list]}
            href={list === 'notes' ? '/apps/notes' : `/apps/notes/${list}`}
          >
            {t(`place.${list}`)}
          </SidebarLink>
        ))}
      </SidebarLinks>
      <SidebarLinks
        title={t('labels')}
        aside={
          <IconButton
            icon={Pencil}
            size="sm"
            label={t('editLabels')}
            onClick={() => setEdits(true)}
          />
        }
      >
        {labels.map((label) => (
          <SidebarLink key={label.id} icon={Tag} href={`/apps/notes/labels/${label.id}`}>
            {labelName(label)}
          </SidebarLink>
        ))}
      </SidebarLinks>
      {edits && <LabelsDialog labels={labels} onClose={() => setEdits(false)} />}
    </>
  )
}
