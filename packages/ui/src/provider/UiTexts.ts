/**
 * Texts of the components themselves: names of small buttons, announcements. The app provides their
 * translations.
 */
export interface UiTexts {
  close: string
  cancel: string
  /** Asked before a dialog or a page with typed text is left. */
  leaveTitle: string
  /** The explanation in case it is a dialog. */
  leaveText: string
  leave: string
  stay: string
  clear: string
  remove: string
  /** Read aloud while something loads. */
  loading: string
  /** The meaning of the mark beside a label, for screen readers. */
  required: string
  openList: string
  noResults: string
  showPassword: string
  hidePassword: string
  increase: string
  decrease: string
  openCalendar: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
  chooseFile: string
  takePhoto: string
  /** For example "Envie uma foto em JPEG, PNG ou WebP." */
  pictureFormats: string
  addItem: string
  moveUp: string
  moveDown: string
  selectRow: string
  selectPage: string
  selectedRows: (count: number) => string
  columns: string
  pagination: string
  previousPage: string
  nextPage: string
  perPage: string
  /**
   * Formats the range of a page: "26–50 de 1.204"; `total` is null while unknown, `atLeast` tells
   * that there are more.
   */
  pageRange: (range: { from: number; to: number; total: number | null; atLeast: boolean }) => string
  skipToContent: string
  mainNavigation: string
  opensInNewTab: string
  breadcrumbs: string
  openNavigation: string
  hideNavigation: string
  foldNavigation: string
  unfoldNavigation: string
  notifications: string
}
