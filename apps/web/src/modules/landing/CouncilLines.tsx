import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { RecordLines } from './RecordLines.tsx'
import { homeLines, recordLinesQuery } from './record-lines-query.ts'
import { landingTexts } from './texts/landing-texts.ts'

/**
 * Matters waiting for the council, for its members and people who reported to it; renders nothing
 * for others.
 */
export function CouncilLines() {
  const t = landingTexts.useTexts()
  const { when } = useFormats()
  const role = useRole()
  const { data } = useQuery(recordLinesQuery(role, homeLines.council))
  if (!data || data.meta.total === 0) return null
  return (
    <RecordLines
      title={t('home.council')}
      lines={homeLines.council}
      icon={Gavel}
      detail={({ happened_at: at }) => (typeof at === 'string' ? when(at) : null)}
      none=""
    />
  )
}
