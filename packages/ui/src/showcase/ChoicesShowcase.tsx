import { useState } from 'react'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { FileField } from '../fields/FileField.tsx'
import { FormSection } from '../fields/FormLayout.tsx'
import { ImageField } from '../fields/ImageField.tsx'
import { RadioGroupField } from '../fields/RadioGroupField.tsx'
import { RowsField } from '../fields/RowsField.tsx'
import { SliderField } from '../fields/SliderField.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

/** Yes-or-no fields, choices among few options, files, and repeated rows. */
export function ChoicesShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { names } = texts
  const [checked, setChecked] = useState(true)
  const [on, setOn] = useState(true)
  const [off, setOff] = useState(false)
  const [choice, setChoice] = useState(texts.options[0]?.value ?? null)
  const [size, setSize] = useState(100)
  const [file, setFile] = useState<File | null>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const [rows, setRows] = useState([
    { key: 'a', text: '' },
    { key: 'b', text: '' },
  ])
  return (
    <FormSection title={texts.sections.choices} description={texts.short}>
      <CheckboxField
        label={names.state}
        description={texts.help}
        value={checked}
        onChange={setChecked}
      />
      <CheckboxField label={names.state} value={false} onChange={setChecked} error={texts.error} />
      <SwitchField label={names.filter} value={on} onChange={setOn} description={texts.help} />
      <SwitchField label={names.filter} value={off} onChange={setOff} controlAtEnd />
      <RadioGroupField
        label={names.choice}
        options={texts.options}
        value={choice}
        onChange={setChoice}
      />
      <RadioGroupField
        label={names.choice}
        options={texts.options}
        value={choice}
        onChange={setChoice}
        look="cards"
      />
      <SliderField
        label={names.size}
        value={size}
        onChange={setSize}
        min={70}
        max={130}
        step={10}
        formatValue={(value) => `${value}%`}
      />
      <ImageField label={names.picture} value={picture} onChange={setPicture} camera="user" />
      <FileField label={names.file} value={file} onChange={setFile} hint={texts.help} />
      <RowsField
        label={names.rows}
        keys={rows.map((row) => row.key)}
        rowLabel={(index) => `${names.rows} ${index + 1}`}
        renderRow={(index) => (
          <TextField
            label={`${names.name} ${index + 1}`}
            value={rows[index]?.text ?? ''}
            onChange={(text) =>
              setRows(rows.map((row, other) => (other === index ? { ...row, text } : row)))
            }
          />
        )}
        onAdd={() => setRows([...rows, { key: `${rows.length}-${Date.now()}`, text: '' }])}
        onRemove={(index) => setRows(rows.filter((_row, other) => other !== index))}
        onMove={(from, to) => {
          const next = [...rows]
          next.splice(to, 0, ...next.splice(from, 1))
          setRows(next)
        }}
      />
    </FormSection>
  )
}
