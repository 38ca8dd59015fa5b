import { Button } from '@portaria/ui/actions/Button'
import { FieldError } from '@portaria/ui/fields/Field'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { readPicture } from './read-picture.ts'

export interface PictureButtonProps {
  label: string
  /** Called with the name of the file, and its picture as a `data:` address. */
  onPicture: (name: string, address: string) => void
}

/**
 * Picks a picture of this device, which is stored in the page; an unsuitable file gets an
 * explanation.
 */
export function PictureButton({ label, onPicture }: PictureButtonProps) {
  const t = frameTexts.useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const address = await readPicture(file)
    setRefused(address === null)
    if (address !== null) onPicture(file.name, address)
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
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
      <Button icon={ImagePlus} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <FieldError id={undefined} error={refused ? t('wrongPicture') : undefined} />
    </div>
  )
}
