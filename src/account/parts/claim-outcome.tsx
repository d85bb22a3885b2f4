import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from './notice.tsx'

interface ClaimOutcomeProps {
  /** Of `useIdempotentRequest`. */
  claim: { isUnknown: boolean; refusal: Error | null; checkAgain: () => void }
  /** What is said while the answer is not known, and the words of the way to find out. */
  unknown: { text: string; check: string }
  className?: string | undefined
}

/** Below the button of an idempotent request: that its answer is not known yet, or why it was refused. */
export function ClaimOutcome({ claim, unknown, className }: ClaimOutcomeProps) {
  const errorText = useErrorText()
  return (
    <div role="alert" className={className}>
      {claim.isUnknown && (
        <Notice
          tone="warn"
          action={
            <Button look="outline" size="small" onClick={() => claim.checkAgain()}>
              {unknown.check}
            </Button>
          }
        >
          {unknown.text}
        </Notice>
      )}
      {claim.refusal && <Notice tone="bad">{errorText(claim.refusal)}</Notice>}
    </div>
  )
}
