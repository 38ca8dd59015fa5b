import { mayUse } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { FileDown } from 'lucide-react'
import { recordTitle } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { erasableRegister, exportPerson } from './erasure-calls.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'
import { useDataFile } from './use-data-file.ts'

/** Saves a spreadsheet with the data of a person. */
export function ExportAction({ record }: RecordSlotProps) {
  const { register, role } = useRegister()
  const t = erasuresTexts.useTexts()
  const [busy, save] = useDataFile()
  const name = erasableRegister(register.name)
  if (name === null || !mayUse(role, 'people.export') || record.deleted_at !== null) return null
  // A provider that is a company has no personal data.
  if (name === 'service-providers' && record['kind'] !== 'person') return null
  const title = recordTitle(registers[name], record)
  return (
    <Button
      icon={FileDown}
      loading={busy}
      onClick={() =>
        void save(() => exportPerson(name, record.id), t('exports.file', { name: title }))
      }
    >
      {t('exports.begin')}
    </Button>
  )
}
