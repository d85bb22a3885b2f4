import type { ReactNode } from 'react'
import { useRoutes } from 'react-router-dom'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { FullAccount } from './full-account.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { type PageRoute, pageRoutes } from './page-routes.tsx'

function Guarded({ audience, children }: { audience: PageRoute['audience']; children: ReactNode }) {
  if (audience === undefined) return children
  return <RequireSession>{audience === 'account' ? <FullAccount>{children}</FullAccount> : children}</RequireSession>
}

/** A page as long as the gateway has its module open. */
function Permitted({ module, children }: { module: string | undefined; children: ReactNode }) {
  const isOpen = usePermissions()
  return module === undefined || isOpen(module) ? children : <NotFoundPage isClosed />
}

/** Every address but that of the bare home page; those above it draw nothing of their own in its place. */
export function OtherPage() {
  return useRoutes(
    pageRoutes().map(({ path, element, audience, module }) => ({
      path,
      element: (
        <Guarded audience={audience}>
          <Permitted module={module}>{element}</Permitted>
        </Guarded>
      ),
    })),
  )
}
