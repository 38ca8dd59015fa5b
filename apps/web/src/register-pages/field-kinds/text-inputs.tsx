import { ChipsField } from '@portaria/ui/fields/ChipsField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, asTexts, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

/**
 * Has no maximum length, which would cut pasted text; the check reports a text that is too long.
 */
export const textInput: FieldInput = {
  read: asText,
  write: asText,
  Input: (props: FieldInputProps) => (
    <TextField
      {...frameOf(props)}
      dir="auto"
      name={props.name}
      autoComplete="off"
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  ),
}

export const longTextInput: FieldInput = {
  read: asText,
  write: asText,
  isTall: true,
  Input: (props: FieldInputProps) => (
    <TextArea
      {...frameOf(props)}
      dir="auto"
      name={props.name}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  ),
}

function TagsInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const first = Object.values(props.errors)[0]
  return (
    <ChipsField
      {...frameOf(props)}
      error={first}
      placeholder={text('tags')}
      value={asTexts(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
      {...(props.field.max && { max: props.field.max })}
    />
  )
}

export const tagsInput: FieldInput = { read: asTexts, write: asTexts, Input: TagsInput }
