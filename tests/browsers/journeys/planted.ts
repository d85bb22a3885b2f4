import type { Visitor } from '../visitor.ts'

/** One fault of each kind, put into a page of the site: what an engine's eyes must see. */
const plant = () => {
  const part = (name: string, style: Partial<CSSStyleDeclaration>, text = '') => {
    const element = document.createElement(name)
    Object.assign(element.style, style)
    element.textContent = text
    document.body.append(element)
    return element
  }
  part('div', { width: '5000px', height: '1px' })
  part('div', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' }, 'longer than its box')
  part('img', { width: '9px', height: '9px' }).setAttribute('src', '/assets/gone.png')
  setTimeout(() => {
    throw new Error('planted')
  })
  void Promise.reject(new Error('planted, too'))
  // biome-ignore lint/suspicious/noConsole: one of the faults
  globalThis.console.error('planted in the console')
  part('img', { width: '9px', height: '9px' }).setAttribute('src', 'https://elsewhere.example/x.png')
  return true
}

const kinds = [
  'wider than the window',
  'cut: “longer than its box”',
  'no picture: ',
  'error: ',
  'unhandled: Error: planted, too',
  'console: planted in the console',
  'policy: img-src',
]

/** Whether what is looked for would be found: without it a journey that finds nothing says nothing. */
export async function planted(visitor: Visitor): Promise<void> {
  await visitor.open('/no/such/page')
  await visitor.look('before')
  const before = visitor.findings.length
  await visitor.page.run(`(${plant})()`)
  await visitor.look('planted')
  const seen = visitor.findings.splice(before)
  for (const kind of kinds)
    if (!seen.some((line) => line.startsWith(`planted: ${kind}`)))
      visitor.findings.push(`“${kind}” was planted and not seen, but: ${seen.join('; ')}`)
}
