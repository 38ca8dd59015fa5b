import { Button } from '@portaria/ui/actions/Button'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { PaperSheet } from '../../../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../../../platform/letterhead/PrintButton.tsx'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { ParcelReport } from './ParcelReport.tsx'
import { parcelReportTexts } from './texts/parcel-report-texts.ts'

/** Opens the report of a parcel, to read, print and sign, for people responsible for parcels. */
export function PrintReport({ record }: RecordSlotProps) {
  const t = parcelReportTexts.useTexts()
  const { mayAct } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayAct('lose')) return null
  const title = t(record['state'] === 'lost' ? 'lost' : 'other')
  return (
    <>
      <Button icon={FileText} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Dialog
          open
          size="lg"
          onOpenChange={() => setOpen(false)}
          title={t('heading', { title, number: asText(record['number']) })}
          footer={
            <>
              <PrintButton
                sheet={
                  <PaperSheet>
                    <ParcelReport record={record} title={title} />
                  </PaperSheet>
                }
              >
                {t('print')}
              </PrintButton>
              <Button variant="primary" onClick={() => setOpen(false)}>
                {t('close')}
              </Button>
            </>
          }
        >
          <ParcelReport record={record} />
        </Dialog>
      )}
    </>
  )
}
