import type { Subject } from '../parts/subject.ts'

export function engravedScene(_subject: Subject, _spot: string): string | undefined {
  return undefined
}
