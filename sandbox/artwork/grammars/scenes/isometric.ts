import type { Subject } from '../parts/subject.ts'

export function isometricScene(_subject: Subject): string | undefined {
  return undefined
}
