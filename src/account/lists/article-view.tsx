import type { ComponentProps, ReactNode } from 'react'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { ListFailed } from './list-failed.tsx'

interface ArticleViewProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** The list that it stands in. */
  back: { to: string; text: string; className?: string | undefined }
  skeleton: ReactNode
  /** What is said where it could not be had. */
  failed: string
  /** The refusal that says that there is no such article, and what is said then. */
  unknown: { code: string } & Pick<ComponentProps<typeof StatePanel>, 'icon' | 'size' | 'title' | 'text'>
  children: (data: Data) => ReactNode
}

/** One article of a list: the way back, the article, or why it cannot be read. */
export function ArticleView<Data>({ query, back, skeleton, failed, unknown, children }: ArticleViewProps<Data>) {
  const { data, error, refetch } = query
  const { code, ...nothing } = unknown
  const link = (
    <LinkButton look="outline" to={back.to}>
      {back.text}
    </LinkButton>
  )
  const state = () => {
    if (!error) return skeleton
    if (toGatewayError(error).code === code) return <StatePanel {...nothing} actions={link} />
    return <ListFailed title={failed} error={error} onRetry={() => void refetch()} back={link} />
  }
  return (
    <>
      <div className={back.className}>
        <LinkButton look="quiet" size="small" icon="arrow-left" to={back.to}>
          {back.text}
        </LinkButton>
      </div>
      {data === undefined ? state() : children(data)}
    </>
  )
}
