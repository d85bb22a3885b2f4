import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'

interface LogInButtonProps {
  text: string
  /** Says more than its words do, for those who do not see what it stands at. */
  what?: string
  /** One of many. */
  isPlain?: boolean
}

/** The log-in above the page, which is there afterwards as it was. */
export function LogInButton({ text, what, isPlain = false }: LogInButtonProps) {
  return (
    <Button
      look={isPlain ? 'outline' : 'action'}
      isWide={isPlain}
      aria-haspopup="dialog"
      aria-label={what}
      onClick={() => openPopup('login', {})}
    >
      {text}
    </Button>
  )
}
