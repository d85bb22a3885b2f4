import { useState } from 'react'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'

interface Refused<Field extends string> {
  /** The field it is about; null where it is about none. */
  field: Field | null
  code: string
  text: string
}

type Errors<Field extends string> = Readonly<Record<Field, string | undefined>>

/**
 * What is wrong in a form: its own errors by field, once somebody tried to send it, and what the gateway said when it
 * refused, at the field it is about by `fieldOf`.
 */
export function useFormErrors<Field extends string>(fieldOf: Readonly<Record<string, Field>>, own: Errors<Field>) {
  const errorText = useErrorText()
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused<Field>>()
  const [submitAttempts, setAttempts] = useState(0)
  /** With a change of what was refused, the refusal is over. */
  const forgive = (field?: Field) => {
    if (refused && (field === undefined || refused.field === field || refused.field === null)) setRefused(undefined)
  }
  /** Shows every error; the first wrong field gets the focus. */
  const wrong = () => {
    setTried(true)
    setAttempts((count) => count + 1)
  }
  return {
    /** Presses that sent nothing, and refusals. */
    submitAttempts,
    wrong,
    forgive,
    /** Sends where nothing is wrong. */
    submit: (send: () => void, isRight = !Object.values(own).some(Boolean)) => {
      setTried(true)
      forgive()
      if (isRight) send()
      else wrong()
    },
    refuse: (thrown: unknown) => {
      const error = toGatewayError(thrown)
      setRefused({ field: fieldOf[error.code] ?? null, code: error.code, text: errorText(error) })
      setAttempts((count) => count + 1)
    },
    /** The field that a refusal will stand at. */
    fieldFor: (thrown: unknown): Field | undefined => fieldOf[toGatewayError(thrown).code],
    clear: () => {
      setTried(false)
      setRefused(undefined)
    },
    /** What stands at a field: the gateway's words before the form's own. */
    errorOf: (field: Field) => (refused?.field === field ? refused.text : isTried ? own[field] : undefined),
    /** What stands above the form. */
    above: refused?.field === null ? refused.text : undefined,
    code: refused?.code,
  }
}
