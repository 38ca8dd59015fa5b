import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { InnerInputs, readInner, writeInner } from './InnerInputs.tsx'

/** One object; sent as null if all its fields are empty. */
export const detailsInput: FieldInput = {
  read: (value, _, { fields }, inputOf) => readInner(value, fields, inputOf),
  write(value, { fields }, inputOf) {
    const written = writeInner(value, fields, inputOf)
    const blank = Object.values(written).every((one) => one === null || one === '')
    return blank ? null : written
  },
  Input: (props: FieldInputProps) => (
    <GroupFrame {...frameOf(props)} inset>
      <FieldRow>
        <InnerInputs {...props} />
      </FieldRow>
    </GroupFrame>
  ),
}
