import { type RefObject, useEffect, useRef } from 'react'

/** The form's ref: with each `count`, a press that sent nothing, the first field that is wrong gets the focus. */
export function useFirstError<Element extends HTMLElement>(count: number) {
  const form = useRef<Element>(null)
  useEffect(() => {
    if (count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [count])
  return form
}

/** With a step further in a form the focus goes to its beginning, so that what is to be checked is read first. */
export function useStepFocus(form: RefObject<HTMLElement | null>, isReview: boolean): void {
  useEffect(() => {
    if (isReview) form.current?.focus()
  }, [form, isReview])
}
