import fc from 'fast-check'
import { expect, test } from 'vitest'
import { svgFindings } from './svg-findings.ts'

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

const messages = (text: string) => svgFindings(text).map((finding) => finding.message)

test.each([
  drawing('<path d="M0 0h1z" fill="#fff"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a mark -->\n${drawing('<g fill="none"><circle r="1"/></g>')}`,
  `\uFEFF${drawing('')}`,
  drawing('<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><path fill="url(#a)"/>'),
  drawing('<use href="#a"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>'),
  drawing('<style>.a{fill:red;filter:url( "#b" )}</style><title>A &amp; B &#228;</title>'),
  drawing('<path style="fill:url(\'#a\')" clip-path="url( #c )"/>'),
])('plain drawing %#', (text) => {
  expect(svgFindings(text)).toEqual([])
})

/** Each would run, load or leak something in some place that takes SVG. */
test.each([
  ['<script>alert(1)</script>', /holds <script>/],
  ['<SCRIPT>alert(1)</SCRIPT>', /holds <SCRIPT>/],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', /holds <s:script>/],
  ['<path onload="x"/>', /event handler "onload"/],
  ['<path ONCLICK="x"/>', /event handler "ONCLICK"/],
  ['<path a:onclick="x" xmlns:a="b"/>', /event handler "a:onclick"/],
  ['<a href="#x"><path/></a>', /holds <a>/],
  ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', /holds <foreignObject>/],
  ['<image href="https://evil.example/x.png"/>', /holds <image>/],
  ['<feImage href="https://evil.example/x.png"/>', /holds <feImage>/],
  ['<use href="https://evil.example/x.svg#a"/>', /address outside the drawing, "https:\/\/evil/],
  ['<use href="data:image/svg+xml;base64,AAAA"/>', /address outside the drawing, "data:/],
  ['<use xlink:href="//evil.example/x.svg#a" xmlns:xlink="x"/>', /address outside the drawing/],
  ['<use href="java&#115;cript:alert(1)"/>', /script address in "href"/],
  ['<use href=" java\tscript:alert(1)"/>', /script address in "href"/],
  ['<use href="&#x6A;&#97;vascript:alert(1)"/>', /script address in "href"/],
  ['<g xml:base="https://evil.example/"><use href="#a"/></g>', /"xml:base"/],
  ['<g xmlns="http://www.w3.org/1999/xhtml"/>', /the namespace "http:\/\/www.w3.org\/1999\/xhtml"/],
  ['<set attributeName="href" to="javascript:alert(1)"/>', /holds <set>/],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', /holds <animate>/],
  ['<path fill="url(https://evil.example/x)"/>', /a style that loads "https:/],
  ['<path fill="URL( //evil.example/x )"/>', /a style that loads "\/\/evil/],
  ['<path style="background:url(&quot;https://evil.example&quot;)"/>', /a style that loads "https:/],
  ['<path style="background:u\\72l(https://evil.example)"/>', /a style with a backslash/],
  ['<path style="background:url/**/(https://evil.example)"/>', /a style with a comment/],
  ['<path style="background:image-set(\'https://evil.example\' 1x)"/>', /"image-set\(", which loads/],
  ['<style>@import "https://evil.example/a.css";</style>', /"@import", which loads/],
  ['<style>@IMPORT url(#a)</style>', /"@IMPORT", which loads/],
  ['<style>@im<!-- -->port "https://evil.example"</style>', /"@import", which loads/],
  ['<style><![CDATA[@import "https://evil.example"]]></style>', /"@import", which loads/],
  ['<style>@im<![CDATA[port]]> "https://evil.example"</style>', /"@import", which loads/],
  ['<style>a{}<g/>@import "https://evil.example"</style>', /holds <g> within a style/],
  ['<style>@&#105;mport "https://evil.example"</style>', /"@import", which loads/],
  ['<style>@\\69mport "https://evil.example"</style>', /a style with a backslash/],
  ['<style>@font-face{src:url(#a)}</style>', /"@font-face", which loads/],
  ['<path', /is not well-formed XML/],
  ['&nothing;', /is not well-formed XML \(undefined entity\)/],
])('%s is named', (inner, expected) => {
  expect(messages(drawing(inner)).join('\n')).toMatch(expected)
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>', /document type/],
  ['<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>', /document type/],
  [
    '<?xml-stylesheet href="https://evil.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    /instruction "xml-stylesheet"/,
  ],
  ['<html><svg/></html>', /starts with <html>, not <svg>/],
  ['<svg/>', /does not say xmlns=/],
  ['', /holds no drawing|not well-formed/],
  ['not a drawing', /not well-formed/],
  ['GIF89a', /not well-formed/],
])('%j is no drawing', (text, expected) => {
  expect(messages(text).join('\n')).toMatch(expected)
})

test('each finding stands at its element or its attribute', () => {
  const text = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '  <g>',
    '    <path d="onload" onload="x"/>',
    '  </g>',
    '  <a/>',
    '</svg>',
  ]
  expect(svgFindings(text.join('\r\n'))).toEqual([
    { line: 3, column: 22, message: 'holds the event handler "onload" on <path>' },
    { line: 5, column: 3, message: 'holds <a>, which a drawing has no need of' },
  ])
  expect(svgFindings(`<?xml version="1.0"?>\n  <!DOCTYPE svg>\n${drawing('')}`)).toMatchObject([{ line: 2, column: 3 }])
})

test('a drawing that is bad all over is not read to its end', () => {
  expect(svgFindings(drawing('<script/>'.repeat(10_000)))).toHaveLength(20)
})

test.each([
  ['deep', drawing(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`)],
  ['an endless address', drawing(`<path fill="url(${' '.repeat(500_000)}#a"/>`)],
  ['an endless tag', `<svg ${'a="b" '.repeat(1)}${'x'.repeat(500_000)}`],
  ['many entities', drawing('&lt;'.repeat(200_000))],
])('%s is read in a moment', (_, text) => {
  const usedBefore = process.cpuUsage()
  expect(svgFindings(text).length).toBeLessThanOrEqual(20)
  // Of the processor, in microseconds: others on the machine make it wait.
  expect(process.cpuUsage(usedBefore).user).toBeLessThan(3_000_000)
})

test('elements may stand a hundred deep and no deeper', () => {
  const nested = (levels: number) => drawing(`${'<g>'.repeat(levels)}${'</g>'.repeat(levels)}`)
  expect(svgFindings(nested(99))).toEqual([])
  expect(messages(nested(100))).toEqual(['nests elements more than 100 deep'])
})

test('no text makes it throw, and every finding stands in the text', () => {
  const scrap = fc.constantFrom(
    '<',
    '>',
    '/',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '</svg>',
    '<style>',
    '</style>',
    '<g ',
    'a="',
    '"',
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE ',
    '[',
    ']',
    '<?',
    '?>',
    '\0',
    '\n',
    ' ',
    'x',
    '😀',
    '@import',
    'url(',
    ')',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(scrap, { maxLength: 30 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (content) => {
      const lines = content.replace(/^\uFEFF/, '').split('\n')
      for (const { line, column, message } of svgFindings(content)) {
        expect(message).not.toBe('')
        expect(line).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
      }
    }),
    { numRuns: 500 },
  )
})

test('what draws itself by <use>, or far too much, is found at its first <use>', () => {
  const levels = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`)
  const tower = (depth: number) => drawing(`<path id="l0" d="M0 0"/>${levels(depth).join('')}`)
  expect(messages(tower(3))).toEqual([])
  expect(messages(tower(9))).toEqual(['draws more than 10000 elements by reference, or deeper than 100'])
  const chain = Array.from({ length: 30_000 }, (_, index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`)
  expect(messages(drawing(chain.join('')))).toEqual(['draws more than 10000 elements by reference, or deeper than 100'])
  expect(messages(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toEqual([
    'draws "b" within itself',
  ])
  expect(messages(drawing('<g id="a"><use xlink:href=" #a" xmlns:xlink="http://www.w3.org/1999/xlink"/></g>'))).toEqual(
    ['draws "a" within itself'],
  )
  expect(messages(drawing('<use href="#nothing"/>'))).toEqual([])
})

test('a script is found wherever it stands in any drawing', () => {
  const inner = fc.array(fc.constantFrom('<g/>', '<path d="M0 0"/>', '<!-- c -->', 'text', '<g>', '</g>'), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(inner, inner, (before, after) => {
      const text = drawing(`${before.join('')}<script/>${after.join('')}`)
      expect(messages(text).join()).toMatch(/<script>|well-formed/)
    }),
  )
})

const heavy = (count: number, element: string) => messages(drawing(element.repeat(count)))

test.each([
  ['<path d="M0 0"/>', 10_100],
  ['<path d="M0 0" fill="url(#g)"/>', 400],
  ['<g opacity=".5"><path d="M0 0"/></g>', 330],
  ['<g style="opacity:.5"/>', 330],
  ['<g mask="url(#m)"/>', 130],
  ['<g style="clip-path:url(#c)"/>', 120],
  ['<g filter="url(#f)"/>', 60],
  ['<filter width="300" height="300"/>', 2],
  ['<filter width="30000%" height="30000%"/>', 2],
  ['<filter filterUnits="userSpaceOnUse" width="1e9" height="1e9"/>', 2],
])('%s is drawn as often as a logo may need it, and not for minutes', (element, count) => {
  expect(heavy(Math.floor(count / 2.1), element)).toEqual([])
  expect(heavy(count, element)).toEqual([
    expect.stringMatching(/^takes as long to draw as \d+ plain shapes, more than 10000$/),
  ])
})

test('outlines and attributes have their bounds too', () => {
  const outline = (letters: number) => drawing(`<path d="${'M0 0L9 9'.repeat(letters / 8)}"/>`)
  expect(messages(outline(400_000))).toEqual([])
  expect(messages(outline(1_200_000))).toEqual(['takes as long to draw as 12002 plain shapes, more than 10000'])
  const attributes = Array.from({ length: 600 }, (_, index) => `data-a${index}="b"`)
  expect(messages(drawing(`<path ${attributes.join(' ')}/>`))).toEqual(['has 600 attributes on <path>'])
})

test('a style sheet counts for every element', () => {
  const shapes = '<path class="a" d="M0 0"/>'
  const styled = (css: string, count: number) => messages(drawing(`<style>${css}</style>${shapes.repeat(count)}`))
  expect(styled('.a{fill:red}', 1000)).toEqual([])
  expect(styled('.a{opacity:.5}', 100)).toEqual([])
  expect(styled('.a{opacity:.5}', 400)).toHaveLength(1)
})

test('masks of masks count as what they come to', () => {
  const level = (depth: number) =>
    `<mask id="m${depth + 1}">${`<path mask="url(#m${depth})" d="M0 0"/>`.repeat(10)}</mask>`
  const tower = (levels: number) =>
    drawing(`<mask id="m0"/>${Array.from({ length: levels }, (_, at) => level(at)).join('')}`)
  expect(messages(tower(2))).toEqual([])
  expect(messages(tower(6))).toEqual(['draws more than 10000 elements by reference, or deeper than 100'])
  expect(messages(drawing('<pattern id="p"><path fill="url(#p)" d="M0 0"/></pattern>'))).toEqual([
    'draws "p" within itself',
  ])
})
