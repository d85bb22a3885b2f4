import { type ComponentProps, createContext, use } from 'react'

/** The headings right below the page's own: where that is the document's `h1`, it gives `h2`. */
export const PartLevel = createContext<'h2' | 'h3'>('h3')

/** The heading of a part of a page, at the level that the page around it gives. */
export function PartHeading(props: ComponentProps<'h3'>) {
  const Title = use(PartLevel)
  return <Title {...props} />
}
