import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Trash2 } from 'lucide-react'
import { PictureButton } from '../pictures/PictureButton.tsx'
import type { Card, CardAttachment } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

export interface CardFilesProps {
  card: Card
  /** The id of the member at this device. */
  own: string
  onChange: (changes: Partial<Card>) => void
}

/** The attachments of a card: pictures can be added, made its cover, and removed. */
export function CardFiles({ card, own, onChange }: CardFilesProps) {
  const t = boardTexts.useTexts()
  const add = (name: string, src: string) => {
    const time = new Date().toISOString()
    const id = `file-${time}`
    onChange({
      attachments: [...card.attachments, { id, name, src, time, type: 'image' }],
      activities: [
        { id: `${id}-added`, type: 'attachment', idMember: own, message: name, time },
        ...card.activities,
      ],
    })
  }
  const remove = ({ id }: CardAttachment) =>
    onChange({
      attachments: card.attachments.filter((each) => each.id !== id),
      ...(card.idAttachmentCover === id && { idAttachmentCover: '' }),
    })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('form.attachments')}</h3>
      <ul className="flex flex-col gap-2">
        {card.attachments.map((file) => {
          const isCover = file.id === card.idAttachmentCover
          return (
            <li key={file.id} className="flex items-center gap-3 rounded-lg border border-line p-2">
              {file.src !== undefined && (
                <img src={file.src} alt="" className="h-12 w-16 rounded-md object-cover" />
              )}
              <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
              <Button
                size="sm"
                onClick={() => onChange({ idAttachmentCover: isCover ? '' : file.id })}
              >
                {t(isCover ? 'form.noCover' : 'form.cover')}
              </Button>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('form.removeFile', { name: file.name })}
                onClick={() => remove(file)}
              />
            </li>
          )
        })}
      </ul>
      <PictureButton label={t('form.addImage')} onPicture={add} />
    </section>
  )
}
