import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { readPicture } from '../pictures/read-picture.ts'
import type { Card, CardAttachment } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

export interface CardFilesProps {
  card: Card
  /** The member at this device. */
  own: string
  onChange: (changes: Partial<Card>) => void
}

/** The attachments of a card: pictures are added, made its cover, and taken away. */
export function CardFiles({ card, own, onChange }: CardFilesProps) {
  const t = boardTexts.useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const src = await readPicture(file)
    setRefused(src === null)
    if (src === null) return
    const time = new Date().toISOString()
    const id = `file-${time}`
    onChange({
      attachments: [...card.attachments, { id, name: file.name, src, time, type: 'image' }],
      activities: [
        { id: `${id}-added`, type: 'attachment', idMember: own, message: file.name, time },
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
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon={ImagePlus} className="self-start" onClick={() => picker.current?.click()}>
        {t('form.addImage')}
      </Button>
      {refused && (
        <p role="alert" className="text-sm text-danger-ink">
          {t('rule.image')}
        </p>
      )}
    </section>
  )
}
