import { agentAddress } from '#src/reports/filters/agent-address.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './reports.module.css'

/** Leads on to a page for agents about that account, over the same days. */
export function AccountCell({ account, to, search }: { account: string; to: string; search: URLSearchParams }) {
  return (
    <Link to={agentAddress(to, { account }, search)} className={styles.link}>
      <bdi translate="no">{account}</bdi>
    </Link>
  )
}
