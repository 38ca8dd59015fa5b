import type { LayoutConfig } from '@portaria/contract/settings'

/** Parts of the frame that a page hides, whatever the settings are. */
export type PageLayout = {
  readonly navbar?: false
  readonly toolbar?: false
  readonly footer?: false
  readonly sidePanels?: false
}

/** The parts of the frame that the settings show and the page does not hide. */
export function partsOf(config: LayoutConfig, page: PageLayout = {}) {
  return {
    navbar: config.navbar.display && page.navbar !== false,
    toolbar: config.toolbar.display && page.toolbar !== false,
    footer: config.footer.display && page.footer !== false,
    leftSidePanel: config.leftSidePanel.display && page.sidePanels !== false,
    rightSidePanel: config.rightSidePanel.display && page.sidePanels !== false,
    /** In the footer, the tools of a toolbar that the person, not the page, has hidden. */
    footerTools: !config.toolbar.display && page.toolbar !== false,
  }
}
