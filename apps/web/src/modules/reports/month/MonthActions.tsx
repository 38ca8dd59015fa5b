import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import type { MonthPage } from '@portaria/contract/modules/reports/month-page'
import { directionOf } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FileText, Image, Megaphone, MessageCircle, Printer, Share2 } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { letterheadQuery } from '../../../platform/letterhead/letterhead-query.ts'
import { isWritable } from '../../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { whatsAppLink } from '../../../platform/whatsapp-link.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { saveFile, slug } from '../../../register-pages/spreadsheets/save-file.ts'
import { draftAnnouncement } from './month-calls.ts'
import type { MonthWords } from './month-words.ts'
import { monthTexts } from './texts/month-texts.ts'

export interface MonthActionsProps {
  page: MonthPage
  words: MonthWords
  /** Whether the page is that of the chosen month, and not of the one before it was chosen. */
  ready: boolean
}

/** Shares the page about a month, and makes it the draft of an announcement. */
export function MonthActions({ page, words, ready }: MonthActionsProps) {
  const t = monthTexts.useTexts()
  const language = useLanguage()
  const { dateTime } = useFormats()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: t('failed'), text: problemTextOf(error).detail }),
  })
  const draw = async () => {
    const [head, { logoPicture }, { monthPicture }] = await Promise.all([
      client.fetchQuery(letterheadQuery),
      import('../../../platform/letterhead/logo-picture.ts'),
      import('./month-picture.ts'),
    ])
    const logo = head.logo && (await logoPicture(head.logo.url))
    return monthPicture({ words, head, logo, rtl: directionOf(language) === 'rtl' })
  }
  const savePicture = async () => saveFile(await draw(), `${slug(words.title)}.png`)
  const savePdf = async () => {
    const sheet = {
      ...words,
      company: page.company,
      subtitle: words.period,
      printed: t('madeAt', { at: dateTime(page.read_at) }),
    }
    if (!isWritable(language, sheet)) return window.print()
    const [{ paperOf }, { monthDocument }] = await Promise.all([
      import('../../../platform/pdf/save-pdf.ts'),
      import('./month-document.ts'),
    ])
    const pageOf = (nth: number, pages: number) => t('page', { page: nth, pages })
    saveFile(await paperOf(monthDocument({ ...sheet, pageOf })), `${slug(words.title)}.pdf`)
  }
  const publish = () =>
    attempt(async () => {
      const id = await draftAnnouncement(words, await draw())
      showToast({ title: t('published'), text: t('publishedText'), tone: 'success' })
      const record = registerPaths(announcements).record(id)
      if (record !== null) await router.navigate({ href: record })
    })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={Share2} disabled={busy || !ready}>
            {t('shareAs')}
          </Button>
        }
      >
        <MenuItem
          icon={MessageCircle}
          onSelect={() => window.open(whatsAppLink(null, words.message), '_blank', 'noopener')}
        >
          {t('whatsApp')}
        </MenuItem>
        <MenuItem icon={Image} onSelect={() => void attempt(savePicture)}>
          {t('picture')}
        </MenuItem>
        {language !== 'ar' && (
          <MenuItem icon={FileText} onSelect={() => void attempt(savePdf)}>
            {t('pdf')}
          </MenuItem>
        )}
        <MenuItem icon={Printer} onSelect={() => window.print()}>
          {t('print')}
        </MenuItem>
      </Menu>
      <Button
        variant="primary"
        icon={Megaphone}
        loading={busy}
        disabled={!ready}
        onClick={() => void publish()}
      >
        {t('publish')}
      </Button>
    </>
  )
}
