const wordsPerMinute = 200
/** Of scripts that put no spaces between words. */
const signsPerMinute = 500

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const words =
    text.match(/[^\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + signs / signsPerMinute))
}
