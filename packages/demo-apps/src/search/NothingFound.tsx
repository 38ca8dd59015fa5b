import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchX } from 'lucide-react'
import { searchTexts } from './texts/search-texts.ts'

export interface NothingFoundProps {
  typed: string
  onClear: () => void
}

export function NothingFound({ typed, onClear }: NothingFoundProps) {
  const t = searchTexts.useTexts()
  return (
    <EmptyState
      icon={SearchX}
      title={t('noneTitle', { typed })}
      text={t('noneText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}
