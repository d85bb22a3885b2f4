/** What is wrong with the page that is asked for: from 1 on, and no larger than `largest`. Null where nothing is. */
export function pageErrors(
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  largest: number,
): Record<string, string> | null {
  if (!isCounting(pageNo, 100_000)) return { pageNo: 'field.invalid' }
  return isCounting(pageSize, largest) ? null : { pageSize: 'field.invalid' }
}

export function isCounting(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** The part of a list that is on the page, and how many pages there are. */
export function pageOf<Item>(list: readonly Item[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  return {
    items: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(list.length / pageSize),
  }
}
