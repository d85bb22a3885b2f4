import { useState } from 'react'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { useMemberQuery } from '#src/session/session.ts'

type Values = Readonly<Record<string, string>>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function read(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** What is kept of a form: the fields it has, where they are the same member's. */
function storedValues<Fields extends Values>(name: string, account: string, initial: Fields): Fields {
  const { of, values } = read(readStored('session', name))
  if (of !== account || !isRecord(values)) return initial
  const known = Object.entries(values).filter(([field, value]) => field in initial && typeof value === 'string')
  return { ...initial, ...Object.fromEntries(known) }
}

/**
 * What is typed in a form, kept for a reload of the tab and for the way back from another page of the account. Nothing
 * secret belongs in it: no password and no code of a card. `asked` stands above what was kept.
 */
export function useDraft<Fields extends Values>(form: string, initial: Fields, asked: Partial<Fields> = {}) {
  const account = useMemberQuery().data?.account ?? ''
  const name = `wallet.${form}`
  const [values, setValues] = useState(() => ({ ...storedValues(name, account, initial), ...asked }))
  const set = (changed: Partial<Fields>) => {
    const next = { ...values, ...changed }
    setValues(next)
    writeStored('session', name, JSON.stringify({ of: account, values: next }))
  }
  const clear = () => {
    setValues(initial)
    writeStored('session', name, null)
  }
  return { values, set, clear }
}
