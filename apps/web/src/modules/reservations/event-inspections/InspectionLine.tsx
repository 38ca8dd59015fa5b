import { eventInspections } from '@portaria/contract/modules/reservations/event-inspections/event-inspections'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { PictureLink } from '../../../register-pages/field-kinds/PictureLink.tsx'
import { asImage, asReference, type RegisterRecord } from '../../../register-pages/record.ts'
import { recordBadges } from '../../../register-pages/record-badges.ts'
import { inspectionTexts } from './texts/inspection-texts.ts'

export interface InspectionLineProps {
  name: string
  /** A hint on what to inspect. */
  note: string | null
  /** The recorded result; null before the inspection. */
  row: RegisterRecord | null
  /** Records damage, or corrects a result; undefined for a reader who may not. */
  onOpen?: () => void
}

/** An item of an inspection: its result, with note, photo, inspector and time. */
export function InspectionLine({ name, note, row, onOpen }: InspectionLineProps) {
  const text = inspectionTexts.useTexts()
  const language = useLanguage()
  const { when } = useFormats()
  const picture = asImage(row?.['picture'])
  const found = row?.['note']
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        {note !== null && <p className="text-muted">{note}</p>}
        {typeof found === 'string' && <p className="text-pretty">{found}</p>}
        {row && (
          <p className="text-xs text-muted">
            {text('by', {
              name: asReference(row['creator'])?.title ?? '',
              at: when(row.created_at),
            })}
          </p>
        )}
      </div>
      <PictureLink picture={picture} label={text('picture', { item: name })} size="sm" />
      {row ? (
        recordBadges(eventInspections, row, language).map(({ name: key, tone, label }) => (
          <Badge key={key} tone={tone}>
            {label}
          </Badge>
        ))
      ) : (
        <span className="text-muted">{text('open')}</span>
      )}
      {onOpen && (
        <Button size="sm" variant="ghost" onClick={onOpen}>
          {text(row ? 'change' : 'damage')}
        </Button>
      )}
    </li>
  )
}
