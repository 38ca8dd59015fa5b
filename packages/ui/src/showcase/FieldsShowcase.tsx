import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { ChipsField } from '../fields/ChipsField.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { ComboboxField, type ComboboxItem } from '../fields/ComboboxField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { FieldRow, FormLayout, FormSection, SaveBar } from '../fields/FormLayout.tsx'
import { MaskedTextField } from '../fields/MaskedTextField.tsx'
import { MultiComboboxField } from '../fields/MultiComboboxField.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ChoicesShowcase } from './ChoicesShowcase.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

const groupsOfThree = (text: string) =>
  (text.match(/\d/g)?.slice(0, 9).join('') ?? '').replace(/(\d{3})(?=\d)/g, '$1.')

/** A whole form with every field. */
export function FieldsShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { names, actions } = texts
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [masked, setMasked] = useState('123456789')
  const [notes, setNotes] = useState('')
  const [amount, setAmount] = useState<number | null>(2)
  const [price, setPrice] = useState<number | null>(1234.56)
  const [option, setOption] = useState<string | null>(texts.options[0]?.value ?? null)
  const [date, setDate] = useState('2026-11-20')
  const [tags, setTags] = useState<string[]>([texts.states.active, texts.states.waiting])
  const people = texts.people.map((person) => ({
    value: person.id,
    label: person.name,
    description: person.place,
  }))
  const [person, setPerson] = useState<ComboboxItem | null>(null)
  const [several, setSeveral] = useState<ComboboxItem[]>(people.slice(0, 2))
  return (
    <FormLayout onSubmit={() => setText('')} label={texts.sections.fields}>
      <FormSection title={texts.sections.fields} description={texts.long}>
        <TextField
          label={names.name}
          description={texts.help}
          value={text}
          onChange={setText}
          required
        />
        <FieldRow>
          <MaskedTextField
            label={names.document}
            value={masked}
            onChange={setMasked}
            mask={groupsOfThree}
            inputMode="numeric"
          />
          <DateField label={names.date} format="dd/mm/yyyy" value={date} onChange={setDate} />
        </FieldRow>
        <TextField
          label={names.email}
          type="email"
          value={texts.short}
          onChange={() => undefined}
          error={texts.error}
          required
        />
        <PasswordField
          label={names.password}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <CodeField label={names.code} digits={6} value={code} onChange={setCode} />
        <FieldRow>
          <NumberField label={names.amount} value={amount} onChange={setAmount} min={0} stepper />
          <NumberField
            label={names.amount}
            value={price}
            onChange={setPrice}
            format={{ style: 'currency', currency: 'BRL' }}
          />
        </FieldRow>
        <FieldRow>
          <SelectField
            label={names.choice}
            options={texts.options}
            value={option}
            onChange={setOption}
            emptyLabel={actions.cancel}
          />
          <ComboboxField
            label={names.place}
            items={people}
            value={person}
            onChange={setPerson}
            placeholder={names.search}
          />
        </FieldRow>
        <MultiComboboxField
          label={names.rows}
          items={people}
          value={several}
          onChange={setSeveral}
        />
        <ChipsField label={names.tags} value={tags} onChange={setTags} description={texts.help} />
        <TextArea label={names.notes} value={notes} onChange={setNotes} maxLength={280} rows={3} />
        <TextField
          label={names.search}
          start={<Search aria-hidden />}
          value={texts.short}
          onChange={() => undefined}
          disabled
        />
      </FormSection>
      <ChoicesShowcase texts={texts} />
      <SaveBar status={texts.short}>
        <Button>{actions.cancel}</Button>
        <Button variant="primary" type="submit">
          {actions.save}
        </Button>
      </SaveBar>
    </FormLayout>
  )
}
