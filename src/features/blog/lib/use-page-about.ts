import { useEffect } from 'react'
import { useDocumentTitle } from '#src/lib/document-title.ts'

interface About {
  title: string | undefined
  /** What search engines show below it. */
  description: string | undefined
  /** The page's own address, without what narrows or turns it. */
  path: string
}

/** Says in the document's head what the page is about, as long as it stands. What is not known yet leaves it as it is. */
export function usePageAbout({ title, description, path }: About): void {
  useDocumentTitle(title)
  useEffect(() => {
    if (description === undefined) return
    return withAttribute('meta[name="description"]', 'content', description)
  }, [description])
  // The page that is served says that every address is the home page.
  useEffect(() => withAttribute('link[rel="canonical"]', 'href', new URL(path, window.location.origin).href), [path])
}

/** Sets an attribute of an element of the head, where there is one, and gives what puts it back. */
function withAttribute(selector: string, name: string, value: string): (() => void) | undefined {
  const element = document.head.querySelector(selector)
  const before = element?.getAttribute(name)
  if (!element || before === undefined || before === null) return undefined
  element.setAttribute(name, value)
  return () => element.setAttribute(name, before)
}
