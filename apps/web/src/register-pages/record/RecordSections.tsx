import { sectionLabel } from '@portaria/contract/loaded-texts/register-texts'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { FieldValue } from '../field-kinds/FieldValue.tsx'
import { fieldKinds } from '../field-kinds/field-kinds.ts'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { RecordTrail } from './RecordTrail.tsx'
import { filledSections } from './record-items.ts'

/** The filled fields of a record in the sections of its form, and its author. */
export function RecordSections({ record }: { record: RegisterRecord }) {
  const { register, words, labelOf, slots } = useRegister()
  const { language } = words
  return (
    <>
      {filledSections(register, record, language, slots.shownFields).map(({ section, items }) => (
        <Card key={section} title={sectionLabel(language, register.name, section)}>
          <DescriptionList
            items={items.map(({ name, field }) => ({
              term: labelOf(name),
              wide: fieldKinds[field.kind].isWide === true,
              value: <FieldValue whole {...{ record, name, field }} />,
            }))}
          />
        </Card>
      ))}
      <RecordTrail record={record} />
    </>
  )
}
