import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoutes } from 'react-router-dom'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { FullAccount } from './full-account.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { type PageRoute, pageRoutes } from './page-routes.tsx'

/** A page as long as the gateway has its module open. */
function Permitted({ module, children }: { module: PageRoute['module']; children: ReactNode }) {
  const isOpen = usePermissions()
  const modules = module === undefined ? [] : [module].flat()
  return modules.length === 0 || modules.some(isOpen) ? children : <NotFoundPage isClosed />
}

function Guarded({ audience, children }: { audience: PageRoute['audience']; children: ReactNode }) {
  if (audience === undefined) return children
  return <RequireSession>{audience === 'account' ? <FullAccount>{children}</FullAccount> : children}</RequireSession>
}

function Titled({ title, children }: { title: PageRoute['title']; children: ReactNode }) {
  const { t } = useTranslation('shell')
  useDocumentTitle(title && t(title), 'route')
  return children
}

/** Every address but that of the bare home page; those above it draw nothing of their own in its place. */
export function OtherPage() {
  return useRoutes(
    pageRoutes().map(({ path, element, title, audience, module }) => ({
      path,
      element: (
        <Titled key={path} title={title}>
          <Guarded audience={audience}>
            <Permitted module={module}>{element}</Permitted>
          </Guarded>
        </Titled>
      ),
    })),
  )
}
