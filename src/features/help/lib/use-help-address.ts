import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { helpPath } from '#contract/site/routes.ts'

const depthOf = (state: unknown): number => {
  const depth: unknown = Reflect.get(Object(state), 'helpDepth')
  return typeof depth === 'number' ? depth : 0
}

/** Names that older links have for an article. */
const otherNames: Readonly<Record<string, string>> = { term: 'terms' }

function termOf(hash: string): string | undefined {
  try {
    const asked = decodeURIComponent(hash.slice(1)).toLowerCase()
    return (Object.hasOwn(otherNames, asked) ? otherNames[asked] : asked) || undefined
  } catch {
    return undefined
  }
}

/**
 * The article that the address asks for, and the ways on: beside the list another article takes the place of the one
 * before, so that Back closes; where the list is a page of its own, Back leads from an article to it.
 */
export function useHelpAddress(isBesideList: boolean) {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const depth = depthOf(state)
  const term = termOf(hash)
  const close = useCallback(() => {
    const index: unknown = Reflect.get(Object(window.history.state), 'idx')
    const isOpenedHere = typeof index === 'number' && index > depth
    if (isOpenedHere) void navigate(-1 - depth)
    else void navigate('/', { replace: true })
  }, [depth, navigate])
  return {
    term,
    close,
    step: isBesideList ? { replace: true, state } : { replace: false, state: { helpDepth: depth + 1 } },
    toList: () => {
      if (depth > 0) void navigate(-1)
      else void navigate(helpPath, { replace: true })
    },
  }
}
