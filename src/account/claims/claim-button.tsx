import type { AnswerOf, Call } from '#contract/call.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { classNames } from '#src/lib/class-names.ts'
import { Button } from '#src/ui/button.tsx'
import { type RequestOf, useIdempotentRequest } from '../money/use-idempotent-request.ts'
import styles from './claim-row.module.css'

interface ClaimButtonProps<C extends Call> {
  /** Names the claim in this browser. */
  form: string
  call: CallRef<C>
  request: RequestOf<C>
  text: string
  /** The text with what is claimed, for those who do not see the row. */
  label: string
  /** What is said while the answer is not known, and the words of the way to find out. */
  unknown: { text: string; check: string }
  className?: string | undefined
  onDone: (answer: AnswerOf<C>) => void
}

/** Claims what a row is about, once; what stands in the way is said below it. */
export function ClaimButton<C extends Call>(props: ClaimButtonProps<C>) {
  const { form, call, request, text, label, unknown, className, onDone } = props
  const claim = useIdempotentRequest({ form, call, onDone })
  return (
    <>
      {!claim.isUnknown && (
        <Button
          size="small"
          className={classNames(styles.claim, className)}
          isBusy={claim.isSending}
          aria-label={label}
          onClick={() => claim.send(request)}
        >
          {text}
        </Button>
      )}
      <ClaimOutcome claim={claim} unknown={unknown} className={styles.notes} />
    </>
  )
}
