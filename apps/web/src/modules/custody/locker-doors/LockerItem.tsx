import type { InboxItem } from '@portaria/contract/modules/notices/inbox'
import { PlanLink } from './PlanLink.tsx'

/** Links a notification about a door to the plan that shows it. */
export function LockerItem({ item }: { item: InboxItem }) {
  return <PlanLink size="sm" lockerId={item.subject.id} />
}
