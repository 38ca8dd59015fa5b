/** Classes of a secondary button. */
export const quietButton =
  'inline-flex min-h-12 items-center justify-center rounded-lg border border-line-strong bg-surface px-4 font-medium text-ink hover:bg-hover'
