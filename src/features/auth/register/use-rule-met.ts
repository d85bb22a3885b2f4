import { useEffect, useState } from 'react'
import type { FieldRule } from '#contract/identity/registration.ts'
import { checkRule } from '../patterns/check-rule.ts'

/** Whether what is typed keeps its rule; not while it is being checked, nor where that cannot be told. */
export function useRuleMet(rule: FieldRule | undefined, typed: string): boolean {
  const value = typed.trim()
  const [met, setMet] = useState<string>()
  useEffect(() => {
    if (!rule || value === '') return
    let isCurrent = true
    void checkRule(rule, value).then((result) => {
      if (isCurrent) setMet(result === 'ok' ? value : undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [rule, value])
  return rule !== undefined && value !== '' && met === value
}
