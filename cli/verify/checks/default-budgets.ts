/** The most that a visitor of a tenant's site may load. Bytes as they go over the wire, in brotli where there is one. */
export interface Budgets {
  /** Scripts that run before the page answers: the entry and what it imports statically. */
  initialJs: number
  /** Style sheets of the page. */
  initialCss: number
  html: number
  /** Fonts that hold a letter of the page's own words. */
  fonts: number
  /** Scripts, style sheets and strings that the page asks for by itself. */
  requests: number
  /** Files of the whole site besides its pages, their compressed forms among them. */
  files: number
  /** Scripts and styles that come with a page or popup when it is opened, beyond what the start asks for by itself. */
  routeJs: number
  routeCss: number
}

export const defaultBudgets: Budgets = {
  initialJs: 130_000,
  initialCss: 40_000,
  html: 25_000,
  fonts: 200_000,
  requests: 24,
  files: 850,
  routeJs: 40_000,
  routeCss: 20_000,
}
