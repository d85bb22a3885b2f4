/** What the window is told when another page of the site stands there, for who waits for the visitor to come to one. */
export const pageChange = 'page'
