import { SaxesParser } from 'saxes'

/** Something in an SVG that a brand's drawing has no need of and that could run, load or leak. */
export interface SvgFinding {
  line: number
  column: number
  message: string
}

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use ' +
    'symbol title desc text tspan pattern marker style metadata filter feGaussianBlur feOffset feMerge feMergeNode feBlend ' +
    'feColorMatrix feComposite feFlood feDropShadow switch'
  ).split(' '),
)

function styleProblem(text: string): string | undefined {
  if (/@import/i.test(text)) return 'a style that imports another'
  const address = /url\(\s*['"]?\s*(?!#)([^)'"]*)/i.exec(text)?.[1]
  return address === undefined ? undefined : `a style that loads "${address.slice(0, 40)}"`
}

function attributeProblem(name: string, value: string): string | undefined {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  if (local.startsWith('on')) return `the event handler "${name}"`
  if (/^\s*javascript:/i.test(value)) return `a script address in "${name}"`
  if (local === 'href' && !value.trim().startsWith('#'))
    return `an address outside the drawing, "${value.slice(0, 40)}"`
  if (name.startsWith('xmlns')) return undefined
  return styleProblem(value)
}

/** Reads an SVG strictly and names whatever is not plain drawing: scripts, handlers, outside addresses, doctypes. */
export function svgFindings(text: string): SvgFinding[] {
  const findings: SvgFinding[] = []
  const parser = new SaxesParser({ position: true })
  const report = (message: string) => findings.push({ line: parser.line, column: parser.column, message })
  let openTagAt = { line: 1, column: 1 }
  let isFirst = true
  let inStyle = false
  parser.on('error', (error) => report(`is not well-formed XML (${error.message.replace(/^\d+:\d+: /, '')})`))
  parser.on('doctype', () => report('has a document type, which can hide entities'))
  parser.on('processinginstruction', (instruction) => report(`has the processing instruction "${instruction.target}"`))
  parser.on('opentagstart', (tag) => {
    openTagAt = { line: parser.line, column: Math.max(1, parser.column - tag.name.length - 1) }
  })
  parser.on('opentag', (tag) => {
    const place = (message: string) => findings.push({ ...openTagAt, message })
    if (isFirst && tag.name !== 'svg') place(`starts with <${tag.name}>, not <svg>`)
    isFirst = false
    inStyle = tag.name === 'style'
    if (!elements.has(tag.name)) place(`holds <${tag.name}>, which a drawing has no need of`)
    for (const [name, value] of Object.entries(tag.attributes)) {
      const problem = attributeProblem(name, String(value))
      if (problem) place(`holds ${problem} on <${tag.name}>`)
    }
  })
  parser.on('text', (content) => {
    const problem = inStyle ? styleProblem(content) : undefined
    if (problem) report(`holds ${problem}`)
  })
  parser.on('closetag', () => {
    inStyle = false
  })
  parser.write(text.replace(/^\uFEFF/, '')).close()
  if (isFirst && findings.length === 0) findings.push({ line: 1, column: 1, message: 'holds no drawing' })
  return findings
}
