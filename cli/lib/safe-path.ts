/** Characters that no step may hold everywhere, those that end or steer a line, and steps that are empty, `.` or `..`. */
const unsafe = /[\\:\p{Cc}\u2028\u2029]|(?:^|\/)\.{0,2}(?:\/|$)/u

/** Whether a path with forward slashes stays below the folder that it is joined to, on every system. */
export function isSafePath(path: string): boolean {
  return !unsafe.test(path)
}
