import { sectionLabel } from '@portaria/contract/loaded-texts/register-texts'
import { Facts } from '@portaria/ui/display/Facts'
import { FieldValue } from '../field-kinds/FieldValue.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { RecordTrail } from './RecordTrail.tsx'
import { filledSections, storyItems } from './record-items.ts'

/** The facts of a record in the sections of its form, and its author. */
export function RecordFacts({ record }: { record: RegisterRecord }) {
  const { register, words, labelOf, slots } = useRegister()
  const { language } = words
  const story = storyItems(register, record, language, slots.shownFields)
  // A section whose text is in the story is named after it.
  const isSplit = (name: string) =>
    register.form.some(
      ({ section, fields }) => section === name && story.some((item) => fields.includes(item.name)),
    )
  const elsewhere = [...slots.shownFields, ...story.map(({ name }) => name)]
  return (
    <>
      {filledSections(register, record, language, elsewhere).map(({ section, items }) => (
        <Facts
          key={section}
          title={isSplit(section) ? undefined : sectionLabel(language, register.name, section)}
          items={items.map(({ name, field }) => ({
            term: labelOf(name),
            value: <FieldValue whole {...{ record, name, field }} />,
          }))}
        />
      ))}
      <RecordTrail record={record} />
    </>
  )
}
