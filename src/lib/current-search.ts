interface Drawn {
  pathname: string
  search: string
  key: string
}

/**
 * The query of the address as it is by now, "?…" or "". The router changes the address at once and the page in a
 * transition: a second choice that came before that, made from what is drawn, would take the first one back. `drawn` is
 * what the page was drawn for, by `useLocation`.
 */
export function currentSearch({ pathname, search, key }: Drawn): string {
  const latest: unknown = Reflect.get(Object(window.history.state), 'key')
  const isBehind = latest !== undefined && latest !== key && window.location.pathname === pathname
  return isBehind ? window.location.search : search
}
