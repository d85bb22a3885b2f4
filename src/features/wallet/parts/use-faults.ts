import { useState } from 'react'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'

interface Refused<Field extends string> {
  /** The field it is about; null where it is about none. */
  field: Field | null
  code: string
  text: string
}

/**
 * What is wrong in a form: what the form says of its fields once somebody tried to send it, and what the gateway said
 * when it refused, at the field it is about.
 */
export function useFaults<Field extends string>(fieldOf: Readonly<Record<string, Field>>) {
  const errorText = useErrorText()
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused<Field>>()
  return {
    isTried,
    /** Shows every fault; after the answer to this press, the first wrong field gets the focus. */
    tried: () => setTried(true),
    refuse: (thrown: unknown) => {
      const error = toGatewayError(thrown)
      setRefused({ field: fieldOf[error.code] ?? null, code: error.code, text: errorText(error) })
    },
    /** The field that a refusal will stand at. */
    fieldFor: (thrown: unknown): Field | undefined => fieldOf[toGatewayError(thrown).code],
    /** With a change of what was refused, the refusal is over. */
    mend: (field?: Field) => {
      if (refused && (field === undefined || refused.field === field || refused.field === null)) setRefused(undefined)
    },
    clear: () => {
      setTried(false)
      setRefused(undefined)
    },
    /** What stands at a field: the gateway's words before the form's own. */
    at: (field: Field, own: string | undefined) =>
      refused?.field === field ? refused.text : isTried ? own : undefined,
    /** What stands above the form. */
    above: refused?.field === null ? refused.text : undefined,
    code: refused?.code,
  }
}
