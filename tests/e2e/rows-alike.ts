import type { Page } from 'playwright/test'

/**
 * Hides rows and entries that are made like others before them in the same table or list: the same elements with the same
 * attributes, classes and styles, and text in the same places. What axe finds in one it finds in all, and measuring the
 * text of each was most of its time.
 */
export const hideAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // What each row says in words of its own, or points at.
    const own = new Set(['href', 'id', 'for', 'title', 'd', 'aria-label', 'aria-labelledby', 'aria-describedby'])
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) => (own.has(name) ? name : `${name}=${value}`))
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      return `${element.localName}[${attributes.sort()}]${hasText}(${[...element.children].map(shapeOf)})`
    }
    for (const list of document.querySelectorAll('tbody, ul, ol')) {
      const seen = new Set<string>()
      for (const [index, child] of [...list.children].entries()) {
        // One of the even and one of the odd rows, which may have grounds of their own.
        const shape = `${index % 2} ${shapeOf(child)}`
        // Not the attribute: styles that lay rows out as cards would show them again.
        if (seen.has(shape) && child instanceof HTMLElement) child.style.setProperty('display', 'none', 'important')
        seen.add(shape)
      }
    }
  })
