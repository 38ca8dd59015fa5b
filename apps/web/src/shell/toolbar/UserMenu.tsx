import type { Language } from '@portaria/contract/actor'
import type { OwnMembership } from '@portaria/contract/features/sign-in'
import { Avatar } from '@portaria/ui/display/Avatar'
import {
  Menu,
  MenuChoice,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { ALargeSmall, Building2, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { changeLanguage, languages, useLanguage } from '../../platform/i18n/i18n.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { saveSettings, updateMe } from '../../platform/session/me.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { switchMembership } from '../../platform/session/switch-membership.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { asScheme, changeLook, schemeChoices } from '../../platform/theme/look.ts'
import { useLook } from '../../platform/theme/use-look.ts'
import { shellTexts } from '../texts/shell-texts.ts'

export interface UserMenuProps {
  /** Opens the font size where the toolbar has no room for its button. */
  onFontSize: () => void
  /** What features bring along, after one's own page. */
  children?: ReactNode
}

/** Who is signed in, as what, and what belongs to them alone. */
export function UserMenu({ onFontSize, children }: UserMenuProps) {
  const t = shellTexts.useTexts()
  const roleOf = useRoleWords()
  const { user } = useSession()
  if (user === null) return null
  const { displayName, photoURL } = user.data
  return (
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
      <LanguageChoice />
      <div className="md:hidden">
        <MenuItem icon={ALargeSmall} onSelect={onFontSize}>
          {t('toolbar.fontSize')}
        </MenuItem>
      </div>
      <MenuSeparator />
      <MenuLink href="/logout" icon={LogOut}>
        {t('user.signOut')}
      </MenuLink>
    </Menu>
  )
}

/** Another membership of the same person: resident here, síndico there. */
function Memberships() {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const { data: me } = useQuery(meQuery)
  if (me === undefined || me.memberships.length < 2) return null
  // What another company calls its people is not known here.
  const nameOf = ({ role, tenant, current }: OwnMembership) =>
    [current ? roleOf(role) : common(`roles.${role}`), tenant?.name].filter(Boolean).join(' · ')
  const current = me.memberships.find((membership) => membership.current)
  const change = async (id: string) => {
    const chosen = me.memberships.find((membership) => membership.id === id)
    if (chosen === undefined || chosen.current) return
    try {
      await switchMembership(id)
      showToast({ title: t('user.switched', { membership: nameOf(chosen) }), tone: 'success' })
    } catch (error) {
      const text = problemTextOf(error).detail
      showToast({ title: t('user.notSwitched'), text, tone: 'danger' })
    }
  }
  return (
    <>
      <MenuSeparator />
      <MenuChoice
        label={t('user.workAs')}
        options={me.memberships.map((membership) => ({
          value: membership.id,
          label: nameOf(membership),
        }))}
        value={current?.id ?? ''}
        onChange={(id) => void change(id)}
      />
    </>
  )
}

function ThemeChoice() {
  const t = shellTexts.useTexts()
  const { scheme } = useLook()
  return (
    <MenuChoice
      label={t('user.theme')}
      options={schemeChoices.map((value) => ({ value, label: t(`user.themes.${value}`) }))}
      value={scheme}
      onChange={(value) => {
        const chosen = asScheme(value)
        changeLook({ scheme: chosen })
        void saveSettings({ theme: { main: chosen } }).catch(tellNotSaved)
      }}
    />
  )
}

function LanguageChoice() {
  const t = shellTexts.useTexts()
  const language = useLanguage()
  return (
    <MenuChoice
      label={t('user.language')}
      options={languages.map((value) => ({ value, label: t(`user.languages.${value}`) }))}
      value={language}
      onChange={(value) => {
        const chosen: Language = value === 'en' ? 'en' : 'pt'
        void changeLanguage(chosen)
        void updateMe({ language: chosen }).catch(tellNotSaved)
      }}
    />
  )
}

function tellNotSaved(error: unknown): void {
  const text = problemTextOf(error).detail
  showToast({ title: shellTexts.text('user.notSaved'), text, tone: 'warning' })
}
