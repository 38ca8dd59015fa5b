import { IconButton } from '@portaria/ui/actions/IconButton'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { useSession } from '../platform/session/use-session.ts'
import { shellTexts } from './texts/shell-texts.ts'

/** The footer: product, company and a link to the person's account. */
export function ShellFooter({ children }: { children?: ReactNode }) {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const { link: Link } = useUi()
  const { chosen, user } = useSession()
  return (
    <>
      <span className="min-w-0 truncate">
        {[common('product'), chosen?.name].filter(Boolean).join(' · ')}
      </span>
      {user !== null && (
        <Link
          href="/pages/profile"
          className="ms-auto truncate rounded-sm hover:text-ink hover:underline max-sm:hidden"
        >
          {t('footer.signedInAs', { name: user.data.displayName })}
        </Link>
      )}
      {children}
    </>
  )
}

export interface FooterToolsProps {
  /** Undefined if the page has no navigation. */
  onOpenNavigation: (() => void) | undefined
  children: ReactNode
}

/** Tools shown when the toolbar is hidden: navigation, panic, signing out. */
export function FooterTools({ onOpenNavigation, children }: FooterToolsProps) {
  const t = shellTexts.useTexts()
  const { texts } = useUi()
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.label')}
      className="flex items-center gap-1 max-sm:ms-auto"
    >
      {onOpenNavigation && (
        <span className="lg:hidden">
          <IconButton icon={Menu} label={texts.openNavigation} onClick={onOpenNavigation} />
        </span>
      )}
      {children}
    </div>
  )
}
