import { mayUse } from '@portaria/contract/define-register/permissions'
import type { RecordSection } from '@portaria/contract/modules/unit-record/unit-record'
import { Button } from '@portaria/ui/actions/Button'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRole } from '../../platform/session/use-session.ts'
import { PageProblem } from '../../register-pages/PageProblem.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { RecordSectionCard } from './RecordSectionCard.tsx'
import { laterRowsQuery, unitSectionsQuery } from './record-calls.ts'
import { recordTexts } from './texts/unit-record-texts.ts'
import { useSectionTitle } from './use-record-sheet.ts'

/**
 * The sections of a unit's record on its page, each a few rows at a time. Who lives there stands in
 * a panel of its own, so that the page reads no sensitive value (unit-record §3).
 */
export function UnitSections({ record }: RecordSlotProps) {
  const t = recordTexts.useTexts()
  const role = useRole()
  const titleOf = useSectionTitle()
  const mayRead = role !== null && mayUse(role, 'apartment_record.read')
  const found = useQuery({ ...unitSectionsQuery(record.id), enabled: mayRead })
  if (!mayRead) return null
  if (found.isPending) return <Unsized />
  if (found.isError && !found.data)
    return <PageProblem error={found.error} onRetry={() => void found.refetch()} />
  const filled = found.data.filter(({ total }) => total > 0)
  return (
    <>
      {role === 'condomino' && <p className="text-sm text-muted">{t('ownPeriod')}</p>}
      {filled.map((section) => (
        <UnitSection
          key={section.name}
          section={section}
          title={titleOf(section)}
          unitId={record.id}
        />
      ))}
    </>
  )
}

interface UnitSectionProps {
  section: RecordSection
  title: string
  unitId: string
}

function UnitSection({ section, title, unitId }: UnitSectionProps) {
  const t = recordTexts.useTexts()
  const [isOpen, setOpen] = useState(false)
  const later = useInfiniteQuery({ ...laterRowsQuery(unitId, section.name), enabled: isOpen })
  const more = (later.data?.pages ?? []).flatMap(([page]) => page?.rows ?? [])
  const rows = [...section.rows, ...more]
  return (
    <RecordSectionCard section={{ ...section, rows }} title={title}>
      {later.isError && (
        <PageProblem error={later.error} onRetry={() => void later.fetchNextPage()} />
      )}
      {rows.length < section.total && (
        <p className="pt-3">
          <Button
            size="sm"
            loading={later.isFetching}
            onClick={() => (isOpen ? void later.fetchNextPage() : setOpen(true))}
            aria-label={t('moreOf', { section: title })}
          >
            {t('older')}
          </Button>
        </p>
      )}
    </RecordSectionCard>
  )
}
