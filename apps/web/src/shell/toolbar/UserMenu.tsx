import { Avatar } from '@portaria/ui/display/Avatar'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import {
  Menu,
  MenuChoice,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '@portaria/ui/overlays/Menu'
import { ALargeSmall, Building2, LogOut, Palette, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRoleWords } from '../../platform/role-words.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { useSettingsPanel } from '../settings/settings-panel.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { FontSizeSlider } from './FontSizeMenu.tsx'
import { FullscreenItem } from './FullscreenButton.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Memberships } from './Memberships.tsx'

export interface UserMenuProps {
  /** Items of features, after the person's own pages. */
  children?: ReactNode
}

/** The menu of the signed-in person: their role, their own pages, language, appearance and notes. */
export function UserMenu({ children }: UserMenuProps) {
  const t = shellTexts.useTexts()
  const roleOf = useRoleWords()
  const { user } = useSession()
  const settingsPanel = useSettingsPanel()
  const [sizing, setSizing] = useState(false)
  if (user === null) return null
  const { displayName, photoURL } = user.data
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="ms-1 flex items-center gap-2 rounded-full p-0.5 hover:bg-hover data-popup-open:bg-hover"
          >
            <Avatar name={displayName} src={photoURL ?? undefined} />
            <span className="sr-only">{t('user.menu')}</span>
          </button>
        }
      >
        <MenuHeader>
          <span className="block truncate font-medium">{displayName}</span>
          <span className="block truncate text-muted">{user.email}</span>
          <span className="block truncate text-muted">{roleOf(user.type_flag)}</span>
        </MenuHeader>
        <MenuSeparator />
        <MenuLink href="/pages/profile" icon={UserRound}>
          {t('user.profile')}
        </MenuLink>
        {user.type_flag === 'sindico' && (
          <MenuLink href="/pages/tenant/settings" icon={Building2}>
            {t('user.company')}
          </MenuLink>
        )}
        {children}
        <Memberships />
        <MenuSeparator />
        <ThemeChoice />
        <MenuItem icon={Palette} onSelect={settingsPanel.open}>
          {t('toolbar.appearance')}
        </MenuItem>
        <LanguageChoice label={t('user.language')} />
        <div className="md:hidden">
          <MenuSeparator />
          <MenuItem icon={ALargeSmall} onSelect={() => setSizing(true)}>
            {t('toolbar.fontSize')}
          </MenuItem>
          <FullscreenItem />
        </div>
        <MenuSeparator />
        <MenuLink href="/logout" icon={LogOut}>
          {t('user.signOut')}
        </MenuLink>
      </Menu>
      <Dialog open={sizing} onOpenChange={setSizing} title={t('toolbar.fontSize')} size="sm">
        <FontSizeSlider />
      </Dialog>
    </>
  )
}

/** The first light and the first dark scheme, or the device's preference. */
const quickSchemes = ['light1', 'dark1', 'system'] as const

function ThemeChoice() {
  const t = shellTexts.useTexts()
  const scheme = useSettings(({ theme }) => theme.main)
  return (
    <MenuChoice
      label={t('user.theme')}
      options={quickSchemes.map((value) => ({ value, label: t(`user.themes.${value}`) }))}
      value={scheme}
      onChange={(value) => {
        const main = quickSchemes.find((scheme) => scheme === value)
        changeSettings({ theme: { main } }, { confirm: true })
      }}
    />
  )
}
