import { readableName } from '@portaria/contract/define-register/field'
import { may } from '@portaria/contract/define-register/permissions'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQuery } from '@tanstack/react-query'
import { CallLinks } from '../../../../register-pages/field-kinds/CallLinks.tsx'
import { fieldWords } from '../../../../register-pages/field-kinds/field-words.ts'
import {
  asImage,
  asReference,
  recordTitle,
  registerPaths,
} from '../../../../register-pages/record.ts'
import { recordBadges } from '../../../../register-pages/record-badges.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { listQuery } from '../../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'

const { residents } = registers

/**
 * The owner of a vehicle or pet, with unit and telephone as far as the reader sees the resident;
 * renders nothing without one.
 */
export function OwnerPanel({ record }: RecordSlotProps) {
  const { role, register, labelOf, words } = useRegister()
  const pointer = 'tutor_id' in register.fields ? 'tutor_id' : 'resident_id'
  const owner = record[pointer]
  const shown = ['phones', 'photo_file_id', 'apartment_id']
  const found = useQuery({
    ...listQuery(residents, {
      'filter[id]': String(owner),
      fields: [...titleFields(residents), ...shown, ...badgeFields(residents, role)].join(','),
    }),
    enabled: typeof owner === 'string' && may(role, residents, 'read'),
  })
  const person = found.data?.data[0]
  if (!person) {
    const name = asReference(record[readableName(pointer)])?.title
    if (found.isLoading) return <Unsized />
    return name ? <Card title={labelOf(pointer)}>{name}</Card> : null
  }
  const { language } = words
  const title = recordTitle(residents, person)
  const units = fieldWords(null, {
    language,
    register: 'residents',
    name: 'apartment_id',
    field: { kind: 'reference', register: 'apartments' },
    beside: person['apartment'],
  })
  const phones = Array.isArray(person['phones']) ? person['phones'] : []
  return (
    <Card title={labelOf(pointer)}>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Avatar size="lg" name={title} src={asImage(person['photo'])?.url} />
        <div className="min-w-0 flex-1 basis-40">
          <TextLink href={registerPaths(residents).record(person.id) ?? ''}>{title}</TextLink>
          {recordBadges(residents, person, language).map(({ name, tone, label }) => (
            <Badge key={name} tone={tone} className="ms-2">
              {label}
            </Badge>
          ))}
          {units !== '' && <p className="text-muted">{units}</p>}
        </div>
        {phones.map((phone) => (
          <CallLinks key={String(phone)} phone={String(phone)} />
        ))}
      </div>
    </Card>
  )
}
