import { ChevronDown, Copy, ExternalLink, Pencil, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { CommandPalette } from '../overlays/CommandPalette.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Drawer } from '../overlays/Drawer.tsx'
import {
  Menu,
  MenuCheck,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../overlays/Menu.tsx'
import { MorePanel } from '../overlays/MorePanel.tsx'
import { Popover } from '../overlays/Popover.tsx'
import { ShowcaseLine, ShowcaseSection } from './ShowcaseSection.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

type Open = 'dialog' | 'confirm' | 'start' | 'end' | 'palette' | null

/** Floating components: dialogs, menus, panels. */
export function OverlaysShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { actions, names } = texts
  const [open, setOpen] = useState<Open>(null)
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [checked, setChecked] = useState(true)
  const [choice, setChoice] = useState(texts.options[0]?.value ?? '')
  const close = () => setOpen(null)
  const found = texts.people.filter((person) =>
    person.name.toLocaleLowerCase().includes(query.toLocaleLowerCase()),
  )
  return (
    <ShowcaseSection title={texts.sections.overlays}>
      <ShowcaseLine>
        <Button onClick={() => setOpen('dialog')}>{actions.edit}</Button>
        <Button onClick={() => setOpen('confirm')}>{actions.delete}</Button>
        <Button onClick={() => setOpen('start')}>{names.place}</Button>
        <Button onClick={() => setOpen('end')}>{names.notes}</Button>
        <Button icon={Search} onClick={() => setOpen('palette')}>
          {names.search}
        </Button>
        <MorePanel label={actions.more}>
          <Button icon={Copy}>{actions.add}</Button>
          <Button icon={Trash2}>{actions.delete}</Button>
        </MorePanel>
        <Menu trigger={<Button endIcon={ChevronDown}>{actions.more}</Button>}>
          <MenuItem icon={Pencil} onSelect={() => setOpen('dialog')} aside="E">
            {actions.edit}
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => undefined} disabled>
            {actions.add}
          </MenuItem>
          <MenuLink href="#content" icon={ExternalLink}>
            {actions.go}
          </MenuLink>
          <MenuSeparator />
          <MenuCheck checked={checked} onChange={setChecked}>
            {names.state}
          </MenuCheck>
          <MenuChoice
            label={names.choice}
            options={texts.options}
            value={choice}
            onChange={setChoice}
          />
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setOpen('confirm')}>
            {actions.delete}
          </MenuItem>
        </Menu>
        <Popover label={names.filter} trigger={<Button>{names.filter}</Button>}>
          <TextField label={names.name} value={text} onChange={setText} />
        </Popover>
      </ShowcaseLine>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={actions.edit}
        description={texts.short}
        footer={
          <>
            <Button onClick={close}>{actions.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {actions.save}
            </Button>
          </>
        }
      >
        <TextField label={names.name} value={text} onChange={setText} description={texts.help} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title={`${actions.delete}?`}
        text={texts.long}
        confirmLabel={actions.delete}
        tone="danger"
        onConfirm={() => undefined}
      />
      <Drawer
        open={open === 'start'}
        onOpenChange={close}
        title={names.place}
        side="start"
        width={280}
      >
        <p className="p-5 text-sm">{texts.long}</p>
      </Drawer>
      <Drawer open={open === 'end'} onOpenChange={close} title={names.notes} width={320}>
        <p className="p-5 text-sm">{texts.long}</p>
      </Drawer>
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        label={names.search}
        query={query}
        onQueryChange={setQuery}
        groups={[
          {
            label: names.name,
            items: found.slice(0, 6).map((person) => ({
              id: person.id,
              label: person.name,
              aside: person.place,
              onSelect: () => undefined,
            })),
          },
        ]}
      />
    </ShowcaseSection>
  )
}
