/** Texts of the showcase, which replace those of an app. */
export interface ShowcaseTexts {
  title: string
  description: string
  sections: Record<
    'actions' | 'feedback' | 'fields' | 'choices' | 'overlays' | 'list' | 'display',
    string
  >
  actions: Record<
    'save' | 'cancel' | 'delete' | 'add' | 'edit' | 'more' | 'open' | 'retry' | 'go',
    string
  >
  /** Names of fields and things. */
  names: Record<
    | 'name'
    | 'email'
    | 'password'
    | 'code'
    | 'document'
    | 'date'
    | 'notes'
    | 'amount'
    | 'place'
    | 'tags'
    | 'picture'
    | 'file'
    | 'size'
    | 'choice'
    | 'rows'
    | 'search'
    | 'state'
    | 'filter',
    string
  >
  help: string
  error: string
  /** A short and a longer sentence, for messages and empty places. */
  short: string
  long: string
  options: readonly { value: string; label: string; description?: string }[]
  states: Record<'active' | 'waiting' | 'blocked', string>
  people: readonly { id: string; name: string; place: string; amount: number }[]
}
