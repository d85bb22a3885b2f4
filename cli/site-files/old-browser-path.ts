/** What browsers are sent to that are too old for the site: no page of the site's, and without any of its code. */
export const oldBrowserPath = 'old-browser.html'
