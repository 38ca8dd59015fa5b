import type { Role } from '@portaria/contract/actors/roles'
import { may } from '@portaria/contract/define-register/permissions'
import { actionLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { LatestChange } from '@portaria/contract/modules/landing/landing'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { fieldWords } from '../../register-pages/field-kinds/field-words.ts'
import { listField } from '../../register-pages/list-fields.ts'
import { registerPaths } from '../../register-pages/record.ts'
import {
  agreementOf,
  useFieldLabel,
  useFilledTerms,
  useWordsOf,
} from '../../register-pages/register-words.ts'
import { ago } from './ago.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface ChangeLineProps {
  change: LatestChange
  role: Role
  now: number
}

/** One change: the row, linked to its page, what changed, by whom and when. */
export function ChangeLine({ change, role, now }: ChangeLineProps) {
  const t = landingTexts.useTexts()
  const { link: Link } = useUi()
  const language = useLanguage()
  const { dateTime, when } = useFormats()
  const title = useTitle(change)
  const what = useWhat(change)
  const href = hrefOf(change, role)
  const name = shortName(change.actor?.name ?? t('changes.system'))
  const seconds = now - Date.parse(change.at) < 60_000 ? t('changes.now') : when(change.at)
  const hasHistory =
    href !== null && change.count === 1 && change.opens?.register === change.register
  return (
    <li className="flex gap-3 py-2.5 text-sm">
      <Avatar name={name} src={change.actor?.photo?.url} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {href === null ? (
            title
          ) : (
            <Link
              href={href}
              className="block w-fit max-w-full truncate rounded-sm leading-6 hover:underline"
            >
              {title}
            </Link>
          )}
        </p>
        <p className="text-muted">
          {what} · {name} ·{' '}
          <time
            dateTime={change.at}
            title={dateTime(change.at)}
            className="tabular whitespace-nowrap"
          >
            {ago(change.at, now, language) ?? seconds}
          </time>
          {hasHistory && (
            <>
              {'\u00a0· '}
              <Link
                href={`${href}?show=history`}
                aria-label={t('changes.historyOf', { title })}
                className="rounded-sm whitespace-nowrap underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {t('changes.history')}
              </Link>
            </>
          )}
        </p>
        <Fields change={change} />
      </div>
    </li>
  )
}

/** The first and last name of a person. */
function shortName(name: string): string {
  const words = name.split(' ')
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name
}

/**
 * Returns the address of a changed row, or of the list if several rows changed. Null if there is no
 * row to open, or the role may not restore the removed row.
 */
function hrefOf({ register, row, opens, count }: LatestChange, role: Role): string | null {
  if (count > 1) return registerPaths(registers[register]).list
  if (row === null || opens === null) return null
  const isOwn = opens.register === register
  if (row.deleted && isOwn && !may(role, registers[register], 'restore')) return null
  return registerPaths(registers[opens.register]).record(opens.id)
}

function useTitle({ act, register, row, count, count_is: countIs }: LatestChange): string {
  const t = landingTexts.useTexts()
  const { one, inMany } = useWordsOf()(registers[register])
  if (act !== null && count > 1) return t(`changes.${act}Many`, { count })
  if (count === 1) return row?.title || one
  const key = countIs === 'exact' ? 'changes.many' : 'changes.manyAtLeast'
  return t(key, { count, many: inMany })
}

const operations = ['create', 'update', 'remove', 'restore'] as const

/**
 * Returns the words of a change, such as "Convite feito", "Morador alterado" or "cadastrados". A
 * change by a button has that button's words.
 */
function useWhat({ act, register, operation, count }: LatestChange): string {
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const fill = useFilledTerms()
  const { one, gender } = useWordsOf()(registers[register])
  if (act !== null) return t(`changes.${act}`)
  const known = operations.find((each) => each === operation)
  if (known) return t(`changes.${known}${count > 1 ? 'Many' : ''}.${gender}`, { one })
  const action = actionLabel(language, register, operation)
  return t('changes.action', { one, action: fill(action ?? operation) })
}

/** The maximum number of field names on one line; the history has all of them. */
const NAMED = 3

/** The changed fields: a single one with its values, several by name. */
function Fields({ change: { register, changes } }: { change: LatestChange }) {
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const said = agreementOf(registers[register], {}, language)
  const fields = Object.entries(changes).flatMap(([name, [from, to]]) => {
    const field = listField(registers[register], name)
    if (!field) return []
    const words = (value: unknown) => fieldWords(value, { language, register, name, field, said })
    return [{ label: labelOf(register, name), from: words(from), to: words(to) }]
  })
  const [only] = fields
  if (only === undefined) return null
  if (fields.length > 1 || (only.from === '' && only.to === '')) {
    const names = fields.map(({ label }) => label)
    const first = names.slice(0, NAMED).join(', ')
    const more = names.length - NAMED
    return (
      <p className="truncate text-muted">
        {more > 0 ? t('changes.fields', { fields: first, count: more }) : first}
      </p>
    )
  }
  return (
    <p className="truncate text-muted">
      {only.label}: {only.from !== '' && <s>{only.from}</s>}
      <span aria-hidden> → </span>
      {only.to || t('changes.empty')}
    </p>
  )
}
