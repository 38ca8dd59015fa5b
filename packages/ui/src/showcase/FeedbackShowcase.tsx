import { Inbox } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { Badge, Chip } from '../display/Badge.tsx'
import { Skeleton } from '../display/Skeleton.tsx'
import { Spinner } from '../display/Spinner.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { showToast } from '../feedback/toast.ts'
import { ShowcaseLine, ShowcaseSection } from './ShowcaseSection.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

/** States, messages, empty and failed places. */
export function FeedbackShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { actions, states } = texts
  return (
    <ShowcaseSection title={texts.sections.feedback}>
      <ShowcaseLine>
        <Badge>{states.waiting}</Badge>
        <Badge tone="accent">{states.waiting}</Badge>
        <Badge tone="success" dot>
          {states.active}
        </Badge>
        <Badge tone="warning" dot>
          {states.waiting}
        </Badge>
        <Badge tone="danger" dot>
          {states.blocked}
        </Badge>
        <Chip removeLabel={actions.delete} onRemove={() => undefined}>
          {states.active}
        </Chip>
        <Spinner className="size-5" />
      </ShowcaseLine>
      <div className="grid gap-3">
        <Banner tone="accent" title={texts.short} onClose={() => undefined}>
          {texts.long}
        </Banner>
        <Banner tone="success">{texts.short}</Banner>
        <Banner tone="warning" actions={<Button size="sm">{actions.open}</Button>}>
          {texts.short}
        </Banner>
        <Banner
          tone="danger"
          solid
          title={texts.error}
          actions={<Button size="sm">{actions.go}</Button>}
        >
          {texts.short}
        </Banner>
      </div>
      <ShowcaseLine>
        <Button onClick={() => showToast({ title: texts.short, tone: 'success' })}>
          {states.active}
        </Button>
        <Button
          onClick={() =>
            showToast({
              title: texts.short,
              text: texts.long,
              action: { label: actions.retry, onPress: () => undefined },
            })
          }
        >
          {states.waiting}
        </Button>
        <Button onClick={() => showToast({ title: texts.error, tone: 'danger' })}>
          {states.blocked}
        </Button>
      </ShowcaseLine>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <EmptyState
          icon={Inbox}
          title={texts.short}
          text={texts.long}
          action={<Button variant="primary">{actions.add}</Button>}
        />
        <ErrorState
          title={texts.error}
          text={texts.long}
          action={<Button>{actions.retry}</Button>}
        />
      </div>
    </ShowcaseSection>
  )
}
