const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${more}>${inner}</svg>`

const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)

const tower = Array.from(
  { length: 12 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
)

/** Drawings that run, load, leak, blow up, or are no drawings. */
export const drawings: readonly string[] = [
  '',
  'not a drawing',
  '<html><body/></html>',
  '<svg/>',
  svg('<g>'),
  svg('</g>'),
  svg('<path d="M0 0" d="M1 1"/>'),
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT xlink:href="x"/>'),
  svg('', ' onload="alert(1)"'),
  svg('<g OnClick="alert(1)"/>'),
  svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  svg('<image href="https://elsewhere.example/x.png"/>'),
  svg('<use href="https://elsewhere.example/x.svg#a"/>'),
  svg('<use href="//elsewhere.example/x.svg#a"/>'),
  svg('<path style="fill:url(https://elsewhere.example/x#a)" d="M0 0"/>'),
  svg('<path fill="url( \'data:image/svg+xml,x\')" d="M0 0"/>'),
  svg('<style>@import "https://elsewhere.example/x.css";</style>'),
  svg('<style>p{background:u\\72l(https://elsewhere.example/)}</style>'),
  svg('<style>/*</style><script>*/alert(1)</script>'),
  svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg('<set attributeName="onload" to="alert(1)"/>'),
  svg('<path d="M0 0" xml:base="https://elsewhere.example/"/>'),
  svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  `<?xml version="1.0"?><?xml-stylesheet href="https://elsewhere.example/x.css"?>${svg('<path d="M0 0"/>')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  `<!DOCTYPE svg [<!ENTITY e0 "x">${entities.join('')}]>${svg('<text>&e9;</text>')}`,
  `<!DOCTYPE svg SYSTEM "https://elsewhere.example/x.dtd">${svg('')}`,
  svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`),
  svg(`<path d="${'M0 0'.repeat(700_000)}"/>`),
  svg(`<path id="l0" d="M0 0h1v1z"/>${tower.join('')}`),
  svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  svg('<text>\0</text>'),
  svg('<text>&#0;&#xD800;</text>'),
  svg('<text>&nothing;</text>'),
  `\ufeff\ufeff${svg('<path d="M0 0"/>')}`,
]
