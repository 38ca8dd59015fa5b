import type { InboxItem } from '@portaria/contract/modules/notices/inbox'
import { Button } from '@portaria/ui/actions/Button'
import { useAnswer } from './use-answer.ts'

/**
 * Buttons in a notification that let a visitor in or send them away. Hidden once anybody has
 * answered.
 */
export function VisitItem({ item }: { item: InboxItem }) {
  const { busy, authorise, deny } = useAnswer(item.subject.id, item.title)
  return (
    <>
      <Button size="sm" variant="primary" loading={busy} onClick={authorise.give}>
        {authorise.label}
      </Button>
      <Button size="sm" disabled={busy} onClick={deny.give}>
        {deny.label}
      </Button>
    </>
  )
}
