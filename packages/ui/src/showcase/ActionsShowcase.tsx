import { ArrowRight, Ellipsis, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { ButtonLink } from '../actions/ButtonLink.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { LinkButton, TextLink } from '../actions/TextLink.tsx'
import { Kbd } from '../display/Kbd.tsx'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { ShowcaseLine, ShowcaseSection } from './ShowcaseSection.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

/** Buttons and links in their variants, sizes and states. */
export function ActionsShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { actions, short } = texts
  const [on, setOn] = useState(true)
  return (
    <ShowcaseSection title={texts.sections.actions}>
      <ShowcaseLine>
        <Button variant="primary">{actions.save}</Button>
        <Button>{actions.cancel}</Button>
        <Button variant="ghost">{actions.open}</Button>
        <Button variant="danger" icon={Trash2}>
          {actions.delete}
        </Button>
        <ButtonLink href="#content" variant="secondary" endIcon={ArrowRight}>
          {actions.go}
        </ButtonLink>
      </ShowcaseLine>
      <ShowcaseLine>
        <Button variant="primary" size="sm" icon={Plus}>
          {actions.add}
        </Button>
        <Button variant="primary" icon={Plus}>
          {actions.add}
        </Button>
        <Button variant="primary" size="lg" icon={Plus}>
          {actions.add}
        </Button>
        <Button variant="primary" loading>
          {actions.save}
        </Button>
        <Button disabled>{actions.save}</Button>
      </ShowcaseLine>
      <ShowcaseLine>
        <IconButton icon={Pencil} label={actions.edit} />
        <IconButton icon={Trash2} label={actions.delete} tone="danger" />
        <IconButton icon={Star} label={actions.add} pressed={on} onClick={() => setOn(!on)} />
        <IconButton icon={Ellipsis} label={actions.more} dot />
        <IconButton icon={Ellipsis} label={actions.more} disabled />
        <Tooltip text={short}>
          <LinkButton>{actions.open}</LinkButton>
        </Tooltip>
        <TextLink href="#content">{actions.go}</TextLink>
        <Kbd>Ctrl</Kbd>
      </ShowcaseLine>
    </ShowcaseSection>
  )
}
