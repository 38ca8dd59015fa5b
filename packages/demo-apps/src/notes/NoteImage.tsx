import { ImageField } from '@portaria/ui/fields/ImageField'
import { useState } from 'react'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { notesTexts } from './texts/notes-texts.ts'

export interface NoteImageProps {
  /** The address of the picture; '' without one. */
  image: string
  onChange: (image: string) => void
}

/** The picture of a note, stored in the page as a `data:` address. */
export function NoteImage({ image, onChange }: NoteImageProps) {
  const t = notesTexts.useTexts()
  const frame = frameTexts.useTexts()
  const [refused, setRefused] = useState(false)
  const take = async (file: File | null) => {
    if (file === null) return
    const read = await readPicture(file)
    setRefused(read === null)
    if (read !== null) onChange(read)
  }
  return (
    <ImageField
      label={t('form.image')}
      value={null}
      onChange={(file) => void take(file)}
      currentUrl={image === '' ? undefined : image}
      onRemoveCurrent={() => onChange('')}
      error={refused ? frame('wrongPicture') : undefined}
    />
  )
}
