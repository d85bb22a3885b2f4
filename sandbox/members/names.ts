/** A user name as it is kept and compared: without spaces around it, in one form of Unicode, lower case. */
export function nameKey(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase()
}
