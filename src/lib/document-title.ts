import { useEffect, useState } from 'react'

/** What a title comes from; a later one goes before all earlier ones. */
const layers = ['route', 'heading', 'page', 'popup'] as const

type Layer = (typeof layers)[number]

interface Titled {
  layer: Layer
  title: string
}

let base = { title: '', name: '' }
let shown: readonly Titled[] = []

const levelOf = ({ layer }: Titled): number => layers.indexOf(layer)

/** The last one of the uppermost layer. */
function write(): void {
  const top = shown.reduce<Titled | undefined>(
    (above, one) => (above && levelOf(above) > levelOf(one) ? above : one),
    undefined,
  )
  document.title = top ? `${top.title} · ${base.name}` : base.title
}

/** The site's own title in the visitor's language, and the name that follows every other one. */
export function setBaseTitle(title: string, name: string): void {
  base = { title, name }
  write()
}

/** The document's title while the part stands; a part without a title yet leaves it as it is. */
export function useDocumentTitle(title: string | undefined, layer: Layer = 'page'): void {
  const [own] = useState<Titled>(() => ({ layer, title: '' }))
  useEffect(() => {
    if (title === undefined) return
    own.title = title
    if (!shown.includes(own)) shown = [...shown, own]
    write()
  }, [own, title])
  useEffect(
    () => () => {
      shown = shown.filter((one) => one !== own)
      write()
    },
    [own],
  )
}
