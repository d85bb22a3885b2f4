/**
 * The oldest browsers that have what the site cannot do without: modules by an import map, colours mixed in style sheets, and
 * words taken apart (`Intl.Segmenter`). Styles are written for them, `bootScript` sends older ones to their own page, and
 * that page names these. Edge and other browsers made of Chromium count like Chrome.
 */
export const oldestBrowsers = { chrome: '111', firefox: '125', safari: '16.4' } as const
