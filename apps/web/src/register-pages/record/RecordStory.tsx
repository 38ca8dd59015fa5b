import { Card } from '@portaria/ui/display/Card'
import { FieldValue } from '../field-kinds/FieldValue.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { storyItems } from './record-items.ts'

/** The fields of a record that say what it says, each under its name. */
export function RecordStory({ record }: { record: RegisterRecord }) {
  const { register, words, labelOf, slots } = useRegister()
  return storyItems(register, record, words.language, slots.shownFields).map(({ name, field }) => (
    <Card key={name} title={labelOf(name)}>
      <div className="text-sm break-words">
        <FieldValue whole {...{ record, name, field }} />
      </div>
    </Card>
  ))
}
