import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { asImage } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { FigureSections } from './FigureSections.tsx'
import { figuresIn } from './handover-figures.ts'
import { handoverTexts } from './texts/handover-texts.ts'

/** Shows the figures of a handover: current ones while it is open, the signed ones afterwards. */
export function FiguresPanel({ record }: RecordSlotProps) {
  const t = handoverTexts.useTexts()
  const { when } = useFormats()
  const client = useQueryClient()
  const { register } = useRegister()
  const figures = figuresIn(record)
  if (!figures) return null
  const isOpen = record['state'] === 'open'
  return (
    <>
      <Card
        title={t('title')}
        description={t(isOpen ? 'asOf' : 'keptAt', { at: when(figures.taken_at) })}
        actions={
          isOpen && (
            <Button
              size="sm"
              variant="ghost"
              icon={RefreshCw}
              onClick={() => void refreshRegister(client, register)}
            >
              {t('refresh')}
            </Button>
          )
        }
      >
        <FigureSections figures={figures} linked />
      </Card>
      <Signatures record={record} />
    </>
  )
}

const signatures = ['left_signature', 'received_signature'] as const

/** Both signatures as drawn, until their retention ends. */
function Signatures({ record }: RecordSlotProps) {
  const { labelOf } = useRegister()
  const drawn = signatures.flatMap((name) => {
    const url = asImage(record[name])?.url
    return url === undefined ? [] : [{ name, url }]
  })
  if (drawn.length === 0) return null
  return (
    <Card>
      <div className="flex flex-wrap gap-6">
        {drawn.map(({ name, url }) => (
          <figure key={name} className="text-sm text-muted">
            <img
              src={url}
              alt={labelOf(`${name}_file_id`)}
              className="max-h-32 max-w-full rounded-md border border-line"
            />
            <figcaption className="mt-1">{labelOf(`${name}_file_id`)}</figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}
