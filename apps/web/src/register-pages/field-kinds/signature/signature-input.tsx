import { newId } from '@portaria/contract/value-types/uuid'
import { Button } from '@portaria/ui/actions/Button'
import { Camera, PenLine } from 'lucide-react'
import { useState } from 'react'
import { asImage } from '../../record.ts'
import { useRegister } from '../../register-context.tsx'
import { pageTexts } from '../../texts/register-page-texts.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from '../field-input.ts'
import { PicturePicker } from '../pictures/PicturePicker.tsx'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { pictureOf, SignaturePad } from './SignaturePad.tsx'

/** A drawn signature that only this browser has; a class, since forms do not copy instances. */
class Drawing {
  /** Stands in for the file's id in checks. */
  readonly id = newId()
  readonly canvas: HTMLCanvasElement
  /** The id of the uploaded file, so that a second try sends the same one. */
  file: string | undefined

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
  }
}

function SignatureInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const { register } = useRegister()
  const [isDrawing, setDrawing] = useState(true)
  const change = (drawing: boolean) => {
    setDrawing(drawing)
    props.onChange(null)
  }
  if (isDrawing)
    return (
      <SignaturePad
        error={
          props.errors[''] && (props.value === null ? text('signature.missing') : props.errors[''])
        }
        actions={
          <Button size="sm" variant="ghost" icon={Camera} onClick={() => change(false)}>
            {text('signature.photo')}
          </Button>
        }
        onDrawn={(canvas) => props.onChange(canvas && new Drawing(canvas))}
      />
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <PicturePicker
        {...frameOf(props)}
        shape="whole"
        url={asImage(props.value)?.url}
        onPicture={async (picture) => props.onChange(await uploadPicture(register.name, picture))}
        onRemove={() => props.onChange(null)}
      />
      <Button size="sm" variant="ghost" icon={PenLine} onClick={() => change(true)}>
        {text('signature.draw')}
      </Button>
    </div>
  )
}

/**
 * The form value is a drawing, or an uploaded picture with its link; the id of its file is sent.
 */
export const signatureInput: FieldInput = {
  read: (_, beside) => asImage(beside),
  write: (value) => (value instanceof Drawing ? value.id : asText(asImage(value)?.id) || null),
  async store(value, register) {
    if (!(value instanceof Drawing)) return undefined
    value.file ??= (await uploadPicture(register, await pictureOf(value.canvas))).id
    return value.file
  },
  Input: SignatureInput,
  isFile: true,
  isTall: true,
}
