import { Button } from '@portaria/ui/actions/Button'
import { TextField } from '@portaria/ui/fields/TextField'
import { DocumentFields } from '../entry/DocumentFields.tsx'
import { walkInTexts } from './texts/walk-in-texts.ts'
import type { WalkIn } from './use-walk-in.ts'

/** Shows a known person, or asks for the data that the kind of visit requires of a new one. */
export function WalkInPerson({ form }: { form: WalkIn }) {
  const t = walkInTexts.useTexts()
  const { asked, errors, known, name, company, document } = form
  return (
    <>
      {known && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-muted">{t('known')}</span>
            <span className="block text-base font-semibold">{known.title}</span>
          </span>
          <Button onClick={form.forget}>{t('change')}</Button>
        </p>
      )}
      {asked.company && (
        <TextField
          label={t('company')}
          required
          autoComplete="off"
          maxLength={80}
          value={company}
          error={errors['company']}
          onChange={form.setCompany}
        />
      )}
      {!known && !asked.authority && (
        <TextField
          label={t('name')}
          required={asked.name}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={errors['name']}
          onChange={form.setName}
        />
      )}
      {asked.document && (
        <DocumentFields typed={document} onChange={form.setDocument} errors={errors} />
      )}
    </>
  )
}
