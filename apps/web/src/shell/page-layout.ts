import type { LayoutConfig } from '@portaria/contract/settings/settings'

/** Parts of the frame that a page hides independently of the settings. */
export type PageLayout = {
  readonly navbar?: false
  readonly toolbar?: false
  readonly footer?: false
  readonly sidePanels?: false
}

/** The parts of the frame to show: those of the settings that the page does not hide. */
export function partsOf(config: LayoutConfig, page: PageLayout = {}) {
  return {
    navbar: config.navbar.display && page.navbar !== false,
    toolbar: config.toolbar.display && page.toolbar !== false,
    footer: config.footer.display && page.footer !== false,
    leftSidePanel: config.leftSidePanel.display && page.sidePanels !== false,
    rightSidePanel: config.rightSidePanel.display && page.sidePanels !== false,
    /**
     * The footer has the tools if the person's settings hide the toolbar, but not if the page hides
     * it.
     */
    footerTools: !config.toolbar.display && page.toolbar !== false,
  }
}
