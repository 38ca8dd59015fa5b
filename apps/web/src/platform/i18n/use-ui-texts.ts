import type { UiTexts } from '@portaria/ui/texts'
import { useMemo } from 'react'
import { commonTexts } from './common-texts.ts'

/** The words of the design system in the language of the page. */
export function useUiTexts(): UiTexts {
  const text = commonTexts.useTexts()
  return useMemo(
    () => ({
      ...fixedTexts(text),
      selectedRows: (count) => text('ui.selectedRows', { count }),
      pageRange: ({ from, to, total, atLeast }) => {
        if (total === null) return text('ui.pageRangeUnknown', { from, to })
        return text(atLeast ? 'ui.pageRangeAtLeast' : 'ui.pageRange', { from, to, total })
      },
    }),
    [text],
  )
}

function fixedTexts(
  text: ReturnType<typeof commonTexts.useTexts>,
): Omit<UiTexts, 'selectedRows' | 'pageRange'> {
  return {
    close: text('ui.close'),
    cancel: text('ui.cancel'),
    leaveTitle: text('ui.leaveTitle'),
    leaveText: text('ui.leaveText'),
    leave: text('ui.leave'),
    stay: text('ui.stay'),
    clear: text('ui.clear'),
    remove: text('ui.remove'),
    loading: text('ui.loading'),
    required: text('ui.required'),
    openList: text('ui.openList'),
    noResults: text('ui.noResults'),
    showPassword: text('ui.showPassword'),
    hidePassword: text('ui.hidePassword'),
    increase: text('ui.increase'),
    decrease: text('ui.decrease'),
    openCalendar: text('ui.openCalendar'),
    previousMonth: text('ui.previousMonth'),
    nextMonth: text('ui.nextMonth'),
    month: text('ui.month'),
    year: text('ui.year'),
    today: text('ui.today'),
    chooseFile: text('ui.chooseFile'),
    takePhoto: text('ui.takePhoto'),
    pictureFormats: text('ui.pictureFormats'),
    addItem: text('ui.addItem'),
    moveUp: text('ui.moveUp'),
    moveDown: text('ui.moveDown'),
    selectRow: text('ui.selectRow'),
    selectPage: text('ui.selectPage'),
    columns: text('ui.columns'),
    pagination: text('ui.pagination'),
    previousPage: text('ui.previousPage'),
    nextPage: text('ui.nextPage'),
    perPage: text('ui.perPage'),
    skipToContent: text('ui.skipToContent'),
    mainNavigation: text('ui.mainNavigation'),
    opensInNewTab: text('ui.opensInNewTab'),
    breadcrumbs: text('ui.breadcrumbs'),
    openNavigation: text('ui.openNavigation'),
    hideNavigation: text('ui.hideNavigation'),
    foldNavigation: text('ui.foldNavigation'),
    unfoldNavigation: text('ui.unfoldNavigation'),
    notifications: text('ui.notifications'),
  }
}
