import type { Subject } from '../parts/subject.ts'

export function closeupScene(_subject: Subject): { art: string; dark: string } | undefined {
  return undefined
}
