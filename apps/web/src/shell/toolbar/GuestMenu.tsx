import { Avatar } from '@portaria/ui/display/Avatar'
import { Menu, MenuHeader, MenuLink, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { LogIn, UserRoundPlus } from 'lucide-react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

/** The user menu for guests (interface §10). */
export function GuestMenu() {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className="flex items-center gap-2 rounded-full p-0.5 hover:bg-hover data-popup-open:bg-hover"
        >
          <Avatar name={common('roles.guest')} />
          <span className="sr-only">{t('user.menu')}</span>
        </button>
      }
    >
      <MenuHeader>{common('roles.guest')}</MenuHeader>
      <MenuSeparator />
      <MenuLink href="/login" icon={LogIn}>
        {t('user.signIn')}
      </MenuLink>
      <MenuLink href="/register" icon={UserRoundPlus}>
        {t('user.register')}
      </MenuLink>
      <MenuSeparator />
      <LanguageChoice label={t('user.language')} />
    </Menu>
  )
}
