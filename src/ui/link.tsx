import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, or a query or anchor of the page. */
  to: string
  /** Takes the place of this page in the history. A link to the page itself always does. */
  replace?: boolean
  /** What the history keeps of the entry. */
  state?: unknown
}

/** A link within the site. The router's own brings the preloading of its framework into every visitor's first load. */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
