/** Ids of parts of the home page that links on it lead to. */
export const homeAnchors = { hot: 'hot-games' } as const
