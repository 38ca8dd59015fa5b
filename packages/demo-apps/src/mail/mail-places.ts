import type {
  MailFilter,
  MailFilterHandle,
  MailFolder,
  MailFolderHandle,
  MailLabel,
  MailLabelHandle,
  MailQuery,
} from './mail.types.ts'

/** The sets by which mails are sorted into places. */
export type MailSets = {
  readonly folders: readonly MailFolder[]
  readonly filters: readonly MailFilter[]
  readonly labels: readonly MailLabel[]
}

/** A place that shows mails. */
export type MailPlace =
  | { readonly kind: 'folder'; readonly handle: MailFolderHandle }
  | { readonly kind: 'filter'; readonly handle: MailFilterHandle }
  | { readonly kind: 'label'; readonly handle: MailLabelHandle }

/** Ids of the folders to which pages move mails (demo-apps §11). */
export const folderIds = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4 } as const

/**
 * The place and the mail for an address under `/apps/mail`: `inbox`, `filter/starred/7`; null for
 * an unknown one.
 */
export function mailPlaceOf(
  address: readonly string[],
  sets: MailSets,
): { place: MailPlace; mailId: string | null } | null {
  const [first, second, third] = address
  const handleIn = <Handle extends string>(set: readonly { handle: Handle }[], name?: string) =>
    set.find((each) => each.handle === name)?.handle
  const filter = first === 'filter' ? handleIn(sets.filters, second) : undefined
  if (filter !== undefined)
    return { place: { kind: 'filter', handle: filter }, mailId: third ?? null }
  const label = first === 'label' ? handleIn(sets.labels, second) : undefined
  if (label !== undefined) return { place: { kind: 'label', handle: label }, mailId: third ?? null }
  const folder = handleIn(sets.folders, first)
  return folder === undefined
    ? null
    : { place: { kind: 'folder', handle: folder }, mailId: second ?? null }
}

/** The query of a place. */
export function mailQueryOf({ kind, handle }: MailPlace): MailQuery {
  if (kind === 'label') return { labelHandle: handle }
  return kind === 'filter' ? { filterHandle: handle } : { folderHandle: handle }
}

/** The address of a place. */
export function mailPath({ kind, handle }: MailPlace): string {
  return kind === 'folder' ? `/apps/mail/${handle}` : `/apps/mail/${kind}/${handle}`
}
