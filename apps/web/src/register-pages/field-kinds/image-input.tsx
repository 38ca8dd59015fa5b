import { asImage } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { PicturePicker } from './pictures/PicturePicker.tsx'
import { uploadPicture } from './pictures/upload-picture.ts'

function ImageInput(props: FieldInputProps) {
  const { register } = useRegister()
  const keep = async (picture: Blob) => {
    props.onChange(await uploadPicture(register.name, picture))
  }
  return (
    <PicturePicker
      {...frameOf(props)}
      shape={props.field.whole ? 'whole' : 'square'}
      url={asImage(props.value)?.url}
      onPicture={keep}
      onRemove={() => props.onChange(null)}
    />
  )
}

/** The form value is the uploaded picture, with its link; its id is sent. */
export const imageInput: FieldInput = {
  read: (_, beside) => asImage(beside),
  write: (value) => asText(asImage(value)?.id) || null,
  Input: ImageInput,
  isFile: true,
}
