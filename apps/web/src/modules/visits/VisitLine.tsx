import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import { useUi } from '@portaria/ui/provider/UiProvider'
import type { ReactNode } from 'react'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asImage, type RegisterRecord, registerPaths } from '../../register-pages/record.ts'
import { recordBadges } from '../../register-pages/record-badges.ts'

export interface VisitLineProps {
  record: RegisterRecord
  /** The register of the row; visits by default. */
  register?: AnyRegister
  /** Replaces the face. */
  icon?: IconType
  detail: ReactNode
}

/** A visit or a pass on one large line, linked to its record. */
export function VisitLine({ record, register = visits, icon: Icon, detail }: VisitLineProps) {
  const language = useLanguage()
  const { link: Link } = useUi()
  const name = asText(record['guest_name'])
  return (
    <li>
      <Link
        href={registerPaths(register).record(record.id) ?? undefined}
        className="flex min-h-14 items-center gap-3 rounded-lg px-2 hover:bg-row-hover"
      >
        {Icon ? (
          <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
        ) : (
          <Avatar name={name} src={asImage(record['photo'])?.url} size="lg" />
        )}
        <span className="min-w-0 flex-1 py-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-sm text-pretty text-muted">{detail}</span>
        </span>
        {recordBadges(register, record, language).map(({ name: badge, tone, label }) => (
          <Badge key={badge} tone={tone}>
            {label}
          </Badge>
        ))}
      </Link>
    </li>
  )
}
