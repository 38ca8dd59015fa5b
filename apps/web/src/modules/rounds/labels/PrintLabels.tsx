import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  LABELS_MAX,
  type LabelsAnswer,
} from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { Button } from '@portaria/ui/actions/Button'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { BulkSlotProps, RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { datedFileName, saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { pointTexts } from '../texts/point-texts.ts'
import { type LabelSize, labelSizes } from './label-sizes.ts'

/** Prints the label of one point. */
export const PrintLabel = ({ record }: RecordSlotProps) => <PrintButton ids={[record.id]} />

/** Prints the labels of the points selected in the list. */
export const PrintSelected = ({ selected, all }: BulkSlotProps) =>
  all === null && selected.length <= LABELS_MAX ? (
    <PrintButton size="sm" ids={selected.map(({ id }) => id)} />
  ) : null

interface PrintButtonProps {
  ids: readonly string[]
  size?: 'sm'
}

function PrintButton({ ids, size }: PrintButtonProps) {
  const text = pointTexts.useTexts()
  const { role } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayUse(role, 'patrol_points.labels') || ids.length === 0) return null
  return (
    <>
      <Button icon={Printer} {...(size && { size })} onClick={() => setOpen(true)}>
        {text('print', { count: ids.length })}
      </Button>
      {open && <LabelsDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks for the size, and saves the sheet of labels. */
function LabelsDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const text = pointTexts.useTexts()
  const { data: me } = useQuery(meQuery)
  const [size, setSize] = useState<LabelSize>('medium')
  const action = useAction({
    async send() {
      const [{ data }, { pdfOf }, { labelDocument }] = await Promise.all([
        callApi<LabelsAnswer>('/patrol-points/labels', {
          method: 'POST',
          body: { ids },
        }),
        import('../../../platform/pdf/save-pdf.ts'),
        import('./label-document.ts'),
      ])
      const words = {
        title: text('sheet'),
        company: me?.company?.name ?? '',
        scan: text('scan'),
        codeOf: (number: number) => text('code', { number }),
      }
      saveFile(await pdfOf(labelDocument(data, size, words)), datedFileName(text('file'), 'pdf'))
    },
    done: () => ({ title: text('printed', { count: ids.length }) }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      action={action}
      title={text('print', { count: ids.length })}
      description={text('printText')}
      button={text('save')}
      fields={[]}
      onClose={onClose}
    >
      <RadioGroupField
        label={text('size')}
        value={size}
        options={labelSizes.map((value) => ({
          value,
          label: text(`sizes.${value}`),
          description: text(`sizesText.${value}`),
        }))}
        onChange={(value) => setSize(labelSizes.find((one) => one === value) ?? 'medium')}
      />
    </ActionDialog>
  )
}
