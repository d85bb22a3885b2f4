/** Two texts cut into what they share at both ends and what differs between, at the edges of words. */
export interface ChangedText {
  start: string
  before: string
  after: string
  end: string
}

const words = (text: string) => text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? []

export function changedText(before: string, after: string): ChangedText {
  const [a, b] = [words(before), words(after)]
  const most = Math.min(a.length, b.length)
  let first = 0
  while (first < most && a[first] === b[first]) first += 1
  let last = 0
  while (last < most - first && a[a.length - 1 - last] === b[b.length - 1 - last]) last += 1
  return {
    start: a.slice(0, first).join(''),
    before: a.slice(first, a.length - last).join(''),
    after: b.slice(first, b.length - last).join(''),
    end: a.slice(a.length - last).join(''),
  }
}
