import { Link, useLocation } from 'react-router-dom'
import { keptFrom } from '#src/session/wanted-path.ts'
import { linkButtonClass } from '#src/ui/button.tsx'

/** To the log-in, and back here. `what` says more than its words do, for those who do not see what it stands at. */
export function LogInLink({ text, what }: { text: string; what?: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link to="/login" state={keptFrom(`${pathname}${search}`)} className={linkButtonClass} aria-label={what}>
      {text}
    </Link>
  )
}
