import { SaxesParser } from 'saxes'
import { openPositions, type TextPosition } from '#cli/lib/text-position.ts'
import { attributeProblem, styleProblem } from './svg-problems.ts'
import { trackUses } from './svg-uses.ts'

/** Something in an SVG that a brand's drawing has no need of and that could run, load or leak. */
export interface SvgFinding extends TextPosition {
  message: string
}

const namespace = 'http://www.w3.org/2000/svg'

/** After these a drawing is not worth reading on. */
const maxFindings = 20

/** A renderer goes down a call for each level. */
const deepest = 100

/** A renderer compares each with all others. */
const maxAttributes = 500

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use ' +
    'symbol title desc text tspan pattern marker style metadata filter feGaussianBlur feOffset feMerge feMergeNode feBlend ' +
    'feColorMatrix feComposite feFlood feDropShadow switch'
  ).split(' '),
)

interface OpenElement {
  name: string
  offset: number
  /** What a <style> says: all of its text, whatever comments and CDATA cut it into. */
  text: string
}

/** Reads an SVG strictly and names whatever is not plain drawing: scripts, handlers, outside addresses, doctypes. */
export function svgFindings(text: string): SvgFinding[] {
  const content = text.replace(/^\uFEFF/, '')
  const positionOf = openPositions(content)
  const findings: SvgFinding[] = []
  const report = (offset: number, message: string) => {
    if (findings.length < maxFindings) findings.push({ ...positionOf(Math.max(0, offset)), message })
  }
  const parser = new SaxesParser({ position: true })
  const open: OpenElement[] = []
  const uses = trackUses()
  let hasRoot = false
  let nextAttributeFrom = 0
  const startOf = (mark: string) => content.lastIndexOf(mark, parser.position - 1)
  const addText = (piece: string) => {
    const innermost = open.at(-1)
    if (innermost?.name === 'style') innermost.text += piece
  }

  parser.on('error', (error) => {
    report(
      parser.position - 1,
      `is not well-formed XML (${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`,
    )
  })
  parser.on('doctype', () => report(content.search(/<!DOCTYPE/i), 'has a document type, which can hide entities'))
  parser.on('processinginstruction', ({ target }) => {
    report(startOf(`<?${target}`), `has the processing instruction "${target}"`)
  })
  parser.on('opentagstart', ({ name }) => {
    const offset = startOf(`<${name}`)
    open.push({ name, offset, text: '' })
    nextAttributeFrom = offset + name.length + 1
    if (!hasRoot && name !== 'svg') report(offset, `starts with <${name}>, not <svg>`)
    if (!elements.has(name)) report(offset, `holds <${name}>, which a drawing has no need of`)
    if (open.at(-2)?.name === 'style') report(offset, `holds <${name}> within a style`)
    if (open.length === deepest + 1) report(offset, `nests elements more than ${deepest} deep`)
  })
  parser.on('attribute', ({ name, value }) => {
    const offset = content.indexOf(name, nextAttributeFrom)
    nextAttributeFrom = parser.position
    const problem = attributeProblem(name, value, namespace)
    if (problem) report(offset, `holds ${problem} on <${open.at(-1)?.name}>`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (!hasRoot && !Object.hasOwn(attributes, 'xmlns')) {
      report(open.at(-1)?.offset ?? 0, `does not say xmlns="${namespace}", so that browsers do not draw it`)
    }
    hasRoot = true
    const count = Object.keys(attributes).length
    if (count > maxAttributes) report(open.at(-1)?.offset ?? 0, `has ${count} attributes on <${name}>`)
    uses.open(open.at(-1)?.offset ?? 0, name, attributes)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    uses.close()
    if (closed?.name === 'style') uses.style(closed.text)
    const problem = closed?.name === 'style' ? styleProblem(closed.text) : undefined
    if (problem) report(closed?.offset ?? 0, `holds ${problem}`)
  })
  parser.write(content).close()
  const problem = uses.problem()
  if (problem) report(problem.offset, problem.message)
  if (!hasRoot && findings.length === 0) report(0, 'holds no drawing')
  return findings.sort((a, b) => a.line - b.line || a.column - b.column)
}
