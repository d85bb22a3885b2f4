interface Page {
  pageNo: number
  pageSize: number
}

/** What is wrong with the page that is asked for: from 1 on, and no larger than `largest`. Null where nothing is. */
export function pageErrors({ pageNo, pageSize }: Page, largest: number): Record<string, string> | null {
  if (!isCounting(pageNo, 100_000)) return { pageNo: 'field.invalid' }
  return isCounting(pageSize, largest) ? null : { pageSize: 'field.invalid' }
}

export function isCounting(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** How many rows stand before a page. */
export const offsetOf = ({ pageNo, pageSize }: Page): number => (pageNo - 1) * pageSize

/** What an answer says of its pages, where there are so many rows in all. */
export const pagesOf = ({ pageNo, pageSize }: Page, count: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(count / pageSize),
})

/** The part of a list that is on the page, and how many pages there are. */
export function pageOf<Item>(list: readonly Item[], page: Page) {
  const offset = offsetOf(page)
  return { items: list.slice(offset, offset + page.pageSize), ...pagesOf(page, list.length) }
}
