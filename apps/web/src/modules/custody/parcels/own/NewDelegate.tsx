import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { addDelegate } from '../parcel-calls.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/** Days for which a code is valid; null means until the parcel is collected. */
const terms = { always: null, day: 1, three: 3, week: 7 } as const

type Term = keyof typeof terms
const termNames = Object.keys(terms) as Term[]

const DAY_MS = 86_400_000

export interface NewDelegateProps {
  /** The id of the parcel. */
  id: string
  onDone: () => void
}

/** Asks who else may collect a parcel, and how long that person's code is valid. */
export function NewDelegate({ id, onDone }: NewDelegateProps) {
  const t = ownParcelsTexts.useTexts()
  const client = useQueryClient()
  const { register } = useRegister()
  const [name, setName] = useState('')
  const [term, setTerm] = useState<Term>('always')
  const [busy, attempt] = useAttempt()
  const save = () =>
    attempt(async () => {
      const days = terms[term]
      const end = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString()
      const given = await addDelegate(id, name, end)
      onDone()
      const title = t('delegates.send', { name: given.delegate ?? '' })
      showToast({ title, tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    <FormLayout label={t('delegates.add')} onSubmit={save} className="gap-field">
      <TextField label={t('delegates.name')} required value={name} onChange={setName} />
      <SelectField
        label={t('delegates.holds')}
        value={term}
        onChange={(value) => setTerm(termNames.find((one) => one === value) ?? 'always')}
        options={termNames.map((value) => ({ value, label: t(`delegates.terms.${value}`) }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy} disabled={name.trim() === ''}>
          {t('delegates.add')}
        </Button>
        <Button disabled={busy} onClick={onDone}>
          {t('delegates.cancel')}
        </Button>
      </div>
    </FormLayout>
  )
}
