import { IconButton } from '@portaria/ui/actions/IconButton'
import { AppFrame } from '@portaria/ui/layout/AppFrame'
import { Navbar } from '@portaria/ui/layout/Navbar'
import { NavGroup, NavItem } from '@portaria/ui/layout/NavItem'
import { Toolbar } from '@portaria/ui/layout/Toolbar'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { useSession } from '../platform/session/use-session.ts'
import { BrandMark } from './BrandMark.tsx'
import { isCurrent, type NavigationGroup } from './navigation-model.ts'
import { shellTexts } from './texts/shell-texts.ts'
import { FontSizeMenu, FontSizeSlider } from './toolbar/FontSizeMenu.tsx'
import { FullscreenButton } from './toolbar/FullscreenButton.tsx'
import { NavigationSearch } from './toolbar/NavigationSearch.tsx'
import { NotificationPanel } from './toolbar/NotificationPanel.tsx'
import { Shortcuts } from './toolbar/Shortcuts.tsx'
import { UserMenu } from './toolbar/UserMenu.tsx'
import type { ShellSlots } from './toolbar-slots.tsx'
import { useNavbarFolded } from './use-navbar-folded.ts'

export interface AppShellProps {
  groups: readonly NavigationGroup[]
  /** The path of the page that is shown. */
  path: string
  onGo: (url: string) => void
  slots: ShellSlots
  children: ReactNode
}

/** Layout 1: navbar style-1 at the start, toolbar above the page. */
export function AppShell({ groups, path, onGo, slots, children }: AppShellProps) {
  const { user } = useSession()
  const [mobileOpen, setMobileOpen] = useState(false)
  const [folded, setFolded] = useNavbarFolded()
  // Without a role there is neither navbar nor toolbar (product.md sections 2 and 6).
  const hasRole = user !== null && user.role.length > 0
  const navbar = hasRole && (
    <Navbar
      header={<NavbarHeader folded={folded} onFold={setFolded} />}
      folded={folded}
      mobileOpen={mobileOpen}
      onMobileOpenChange={setMobileOpen}
    >
      <div className="pt-2">
        <Navigation groups={groups} path={path} onPress={() => setMobileOpen(false)} />
      </div>
    </Navbar>
  )
  const toolbar = hasRole && (
    <MainToolbar
      groups={groups}
      slots={slots}
      onGo={onGo}
      onOpenNavigation={() => setMobileOpen(true)}
    />
  )
  return (
    <AppFrame navbar={navbar} toolbar={toolbar} banner={slots.banner}>
      {children}
    </AppFrame>
  )
}

interface NavbarHeaderProps {
  folded: boolean
  onFold: (folded: boolean) => void
}

function NavbarHeader({ folded, onFold }: NavbarHeaderProps) {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const { link: Link } = useUi()
  return (
    <>
      <Link
        href="/apps/dashboards/project"
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md"
      >
        <BrandMark className="size-8 shrink-0" />
        <span className="truncate text-base font-semibold tracking-[-0.012em]">
          {common('product')}
        </span>
      </Link>
      <span className="hidden group-data-compact/nav:hidden lg:inline">
        <IconButton
          icon={folded ? PanelLeftOpen : PanelLeftClose}
          label={folded ? t('navigation.unfold') : t('navigation.fold')}
          onClick={() => onFold(!folded)}
          className="rtl:-scale-x-100"
        />
      </span>
    </>
  )
}

interface NavigationProps {
  groups: readonly NavigationGroup[]
  path: string
  onPress: () => void
}

function Navigation({ groups, path, onPress }: NavigationProps) {
  return groups.map((group) => (
    <NavGroup key={group.id} title={group.title}>
      {group.items.map((item) => (
        <NavItem
          key={item.id}
          label={item.title}
          href={item.url}
          icon={item.icon}
          newTab={item.newTab}
          active={isCurrent(item, path)}
          onPress={onPress}
        />
      ))}
    </NavGroup>
  ))
}

interface MainToolbarProps {
  groups: readonly NavigationGroup[]
  slots: ShellSlots
  onGo: (url: string) => void
  onOpenNavigation: () => void
}

function MainToolbar({ groups, slots, onGo, onOpenNavigation }: MainToolbarProps) {
  const t = shellTexts.useTexts()
  const [sizing, setSizing] = useState(false)
  return (
    <>
      <Toolbar
        onOpenNavigation={onOpenNavigation}
        start={
          <>
            {slots.company}
            <NavigationSearch groups={groups} onGo={onGo} />
            <Shortcuts groups={groups} />
          </>
        }
        end={
          <>
            {slots.panic}
            <span className="hidden items-center gap-1 md:flex">
              <FontSizeMenu />
              <FullscreenButton />
            </span>
            <NotificationPanel />
            <UserMenu onFontSize={() => setSizing(true)}>{slots.userMenu}</UserMenu>
          </>
        }
      />
      <Dialog open={sizing} onOpenChange={setSizing} title={t('toolbar.fontSize')} size="sm">
        <FontSizeSlider />
      </Dialog>
    </>
  )
}
