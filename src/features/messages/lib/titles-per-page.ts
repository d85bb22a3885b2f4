/** How many titles a page of messages or notices has. */
export const titlesPerPage = 9
