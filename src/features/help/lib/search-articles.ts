import type { HelpArticle, HelpGroup } from '../api/queries.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const unread = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis

/** What a reader sees of a piece of HTML, without its scripts and styles: to search in, and to show as text alone. */
export const plainText = (html: string): string =>
  html
    .replaceAll(unread, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (mark, name) => entities[name] ?? mark)

/** Without case and accents, so that "deposito" finds "Depósito". */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const hasAll = ({ title, content }: HelpArticle, words: readonly string[]): boolean => {
  const text = folded(`${title} ${plainText(content)}`)
  return words.every((word) => text.includes(word))
}

/** The articles that have every word of `asked`; all of them where nothing is asked. Groups without any are left out. */
export function searchArticles(groups: readonly HelpGroup[], asked: string): HelpGroup[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, articles: group.articles.filter((article) => hasAll(article, words)) }))
    .filter(({ articles }) => articles.length > 0)
}
