import { Link } from '#src/ui/link.tsx'
import styles from './reports.module.css'

/** Leads on to a page for agents about that account, over the same days. */
export function AccountCell({ account, to, search }: { account: string; to: string; search: URLSearchParams }) {
  const next = new URLSearchParams([
    ['page', to],
    ['account', account],
  ])
  for (const name of ['days', 'from', 'to']) {
    const kept = search.get(name)
    if (kept !== null) next.set(name, kept)
  }
  return (
    <Link to={`/agentHome?${next}`} className={styles.link}>
      <bdi translate="no">{account}</bdi>
    </Link>
  )
}
