import { Button } from '@portaria/ui/actions/Button'
import { Spinner } from '@portaria/ui/display/Spinner'
import { ImageField } from '@portaria/ui/fields/ImageField'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { asImage } from '../record.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { CameraDialog } from './CameraDialog.tsx'
import { CropDialog } from './CropDialog.tsx'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { uploadPicture } from './upload-picture.ts'

/** A mouse means a desk, whose camera the page drives; a phone has a camera of its own. */
const hasDeskCamera = () =>
  'mediaDevices' in navigator && window.matchMedia('(pointer: fine)').matches

function ImageInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const [picked, setPicked] = useState<Blob | null>(null)
  const [shooting, setShooting] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | { refused: string }>('idle')
  const desk = hasDeskCamera()
  const refused = typeof state === 'object' ? state.refused : undefined
  const keep = async (picture: Blob) => {
    setPicked(null)
    setState('sending')
    try {
      props.onChange(await uploadPicture(props.register, picture))
      setState('idle')
    } catch (error) {
      setState({ refused: problemTextOf(error).detail })
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <ImageField
        {...frameOf(props)}
        error={refused ?? props.errors['']}
        shape="square"
        value={null}
        onChange={setPicked}
        currentUrl={asImage(props.value)?.url}
        onRemoveCurrent={() => props.onChange(null)}
        {...(!desk && { camera: 'user' as const })}
      />
      {desk && (
        <Button
          icon={Camera}
          disabled={props.disabled}
          // On the line of the button beside the picture.
          className="mb-5.5"
          onClick={() => setShooting(true)}
        >
          {text('image.shoot')}
        </Button>
      )}
      {state === 'sending' && (
        <output className="mb-7 flex items-center gap-2 text-sm text-muted">
          <Spinner className="size-4" />
          {text('image.uploading')}
        </output>
      )}
      {shooting && <CameraDialog onShot={setPicked} onClose={() => setShooting(false)} />}
      {picked && (
        <CropDialog
          picture={picked}
          onCropped={(square) => void keep(square)}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  )
}

/** In the form stands the uploaded picture, with its link; its id is sent. */
export const imageInput: FieldInput = {
  read: (_, beside) => asImage(beside),
  write: (value) => asText(asImage(value)?.id) || null,
  Input: ImageInput,
}
