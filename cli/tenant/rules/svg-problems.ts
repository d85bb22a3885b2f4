/** Ways of CSS to name a file, besides url(): all load without one. */
const loaders =
  /@import|@font-face|@namespace|(?:image-set|cross-fade|element|paint|image|src)\s*\(|expression\s*\(|-moz-binding/i

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** What is wrong with CSS in a drawing: it may refer to the drawing's own parts, and load nothing. */
export function styleProblem(text: string): string | undefined {
  // Escapes and comments can spell any of the words below in other letters.
  if (text.includes('\\')) return 'a style with a backslash, which can hide an address'
  if (text.includes('/*')) return 'a style with a comment, which can hide an address'
  const loader = loaders.exec(text)?.[0]
  if (loader) return `a style with "${loader.replace(/\s*\($/, '(')}", which loads a file`
  for (const [, inner = ''] of text.matchAll(/url\(([^)]*)/gi)) {
    const address = inner.trim().replace(/^['"]\s*/, '')
    if (!address.startsWith('#')) return `a style that loads "${short(address)}"`
  }
  return undefined
}

/** What is wrong with an attribute of a drawing. `namespace` is the only one that an element may claim by default. */
export function attributeProblem(name: string, value: string, namespace: string): string | undefined {
  if (name === 'xmlns') return value === namespace ? undefined : `the namespace "${short(value)}"`
  if (name.startsWith('xmlns:')) return undefined
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  if (local.startsWith('on')) return `the event handler "${name}"`
  // Browsers leave out white space and control characters inside the name of a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  if (/^(javascript|vbscript):/i.test(value.replace(/[\u0000-\u0020]/g, ''))) return `a script address in "${name}"`
  if (local === 'href' && !value.trim().startsWith('#')) return `an address outside the drawing, "${short(value)}"`
  if (name.toLowerCase() === 'xml:base') return 'an address that others are relative to, "xml:base"'
  return styleProblem(value)
}
