/** What the window is told when a dialog has opened or gone, for who must know that something is over the page. */
export const dialogsChange = 'dialogs'
