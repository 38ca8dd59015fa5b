import type { LayoutProps } from '@portaria/ui/layout'
import { type ReactNode, useMemo, useState } from 'react'
import { useSession } from '../platform/session/use-session.ts'
import { useSettings } from '../platform/settings/use-settings.ts'
import { PageKeys } from './keys/PageKeys.tsx'
import { useLayout } from './layouts.ts'
import { useMenuGroups } from './menu-groups.ts'
import type { NavigationGroup } from './navigation-model.ts'
import { currentGroup, sectionsOf } from './navigation-sections.ts'
import { type PageLayout, partsOf } from './page-layout.ts'
import { QuickPanel } from './panels/QuickPanel.tsx'
import { ShortcutStrip } from './panels/ShortcutStrip.tsx'
import { FooterTools, ShellFooter } from './ShellFooter.tsx'
import { SettingsPanelProvider } from './settings/SettingsPanelProvider.tsx'
import { ToolbarEnd, ToolbarStart } from './toolbar/MainToolbar.tsx'
import { NavigationSearch } from './toolbar/NavigationSearch.tsx'
import { NotificationPanel } from './toolbar/NotificationPanel.tsx'
import { useShortcuts } from './toolbar/Shortcuts.tsx'
import { UserMenu } from './toolbar/UserMenu.tsx'
import type { ShellSlots } from './toolbar-slots.tsx'
import { useBrand } from './use-brand.tsx'
import { useFolded } from './use-folded.ts'

/** The address of the brand's link: the first page after signing in. */
const HOME = '/apps/dashboards/project'

export interface AppShellProps {
  groups: readonly NavigationGroup[]
  /** The first group of the menu: what the person's day is made of. */
  work: NavigationGroup
  /** The path of the current page. */
  path: string
  /** Parts of the frame that this page hides. */
  page?: PageLayout | undefined
  onGo: (url: string) => void
  slots: ShellSlots
  children: ReactNode
}

/** The shell around a page, in the person's layout. */
export function AppShell({ groups, work, path, page, onGo, slots, children }: AppShellProps) {
  const { user } = useSession()
  const brand = useBrand()
  const layout = useSettings((settings) => settings.layout)
  const navbarScheme = useSettings(({ theme }) => schemeOf(theme.navbar))
  const toolbarScheme = useSettings(({ theme }) => schemeOf(theme.toolbar))
  const footerScheme = useSettings(({ theme }) => schemeOf(theme.footer))
  const { config } = layout
  const [open, setOpen] = useState(true)
  const [mobileOpen, setMobileOpen] = useState(false)
  const { isOpen, toggle } = useMenuGroups(currentGroup(groups, path)?.id)
  const stars = useShortcuts(groups)
  const sections = useMemo(
    () => sectionsOf({ work, stars, groups, badges: slots.badges }, path, isOpen),
    [work, stars, groups, slots.badges, path, isOpen],
  )
  const [folded, fold] = useFolded()
  // These parts are memoised, so that a change of the layout does not render them again.
  const start = useMemo(
    () => <ToolbarStart groups={groups} slots={slots} onGo={onGo} />,
    [groups, slots, onGo],
  )
  const end = useMemo(() => <ToolbarEnd slots={slots} />, [slots])
  const arrange = useLayout(layout)
  const parts = partsOf(config, page)
  // A person without a role has neither navbar nor toolbar (interface §10).
  const hasRole = user !== null && user.role.length > 0
  const standIn = hasRole && parts.footerTools
  const { search: Search = NavigationSearch } = slots
  const props: LayoutProps = {
    brand: { ...brand, href: HOME },
    navbar:
      hasRole && parts.navbar
        ? {
            sections,
            onSectionToggle: toggle,
            style: config.navbar.style,
            side: config.navbar.position === 'right' ? 'end' : 'start',
            folded,
            onFoldedChange: fold,
            open,
            onOpenChange: setOpen,
            mobileOpen,
            onMobileOpenChange: setMobileOpen,
          }
        : undefined,
    toolbar:
      hasRole && parts.toolbar
        ? {
            start,
            end,
            position: config.toolbar.position,
            fixed: config.toolbar.style === 'fixed',
          }
        : undefined,
    footer:
      parts.footer || standIn
        ? {
            content: (
              <ShellFooter>
                {standIn && (
                  <FooterTools
                    onOpenNavigation={parts.navbar ? () => setMobileOpen(true) : undefined}
                  >
                    <Search groups={groups} onGo={onGo} iconOnly />
                    {slots.panic}
                    <NotificationPanel />
                    <UserMenu>{slots.userMenu}</UserMenu>
                  </FooterTools>
                )}
              </ShellFooter>
            ),
            fixed: standIn || config.footer.style === 'fixed',
            onPhones: standIn,
          }
        : undefined,
    phoneBar: hasRole && parts.navbar ? slots.phoneBar : undefined,
    startPanel: hasRole && parts.leftSidePanel && <ShortcutStrip groups={groups} />,
    endPanel: hasRole && parts.rightSidePanel && <QuickPanel />,
    banner: slots.banner,
    notice: slots.notice,
    mode: config.mode,
    containerWidth: config.containerWidth,
    scroll: config.scroll,
    schemes: { navbar: navbarScheme, toolbar: toolbarScheme, footer: footerScheme },
    children,
  }
  return (
    <SettingsPanelProvider>
      {arrange(props)}
      {hasRole && <PageKeys />}
    </SettingsPanelProvider>
  )
}

/** The scheme of a zone; undefined if it follows the page. */
function schemeOf(choice: string): string | undefined {
  return choice === 'main' ? undefined : choice
}
