import { onceByHash } from './site.ts'

/** An element's start tag. */
export interface Tag {
  name: string
  /** Values without their character references; empty for an attribute without one. */
  attributes: Readonly<Record<string, string>>
  /** In characters of the text, of "<". */
  offset: number
  /** What stands inside, of elements whose content is no markup: script, style, title. */
  content: string
}

const startTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
/** What ends an element that holds text alone. Letters may be longer in lower case: no text is looked through in another case. */
const ends = new Map(['script', 'style', 'title', 'textarea'].map((tag) => [tag, new RegExp(`</${tag}`, 'gi')]))

/** As a browser shows it: what is no letter is U+FFFD. */
const letterOf = (point: number) => (point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd')

export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(\d+);|&#x([0-9a-f]+);/gi, (_, number: string, hex: string) =>
      letterOf(number ? Number(number) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&amp;', '&')
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(([, name = '', double, single, bare]): [string, string] => [
    name.toLowerCase(),
    unescapeHtml(double ?? single ?? bare ?? ''),
  ])
  return Object.fromEntries(pairs)
}

/** The start tags of a page as the build writes it, in order. What a comment or a script holds is none. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const text = html.replaceAll(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
  startTag.lastIndex = 0
  for (let match = startTag.exec(text); match; match = startTag.exec(text)) {
    const [whole, name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    let content = ''
    const end = ends.get(tag)
    if (end) {
      const start = match.index + whole.length
      end.lastIndex = start
      content = html.slice(start, end.exec(text)?.index ?? html.length)
      startTag.lastIndex = start + content.length
    }
    tags.push({ name: tag, attributes: attributesOf(attributes), offset: match.index, content })
  }
  return tags
}

/** A page's tags with offsets in bytes. */
export const pageTags = onceByHash((file) => {
  const text = file.text()
  let counted = 0
  let bytes = 0
  return tagsOf(text).map((tag) => {
    bytes += Buffer.byteLength(text.slice(counted, tag.offset))
    counted = tag.offset
    return { ...tag, offset: bytes }
  })
})
