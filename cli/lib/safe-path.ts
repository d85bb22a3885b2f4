/** Characters that no step may hold everywhere, and steps that are empty, `.` or `..`. */
const unsafe = /[\\:\0]|(?:^|\/)\.{0,2}(?:\/|$)/

/** Whether a path with forward slashes stays below the folder that it is joined to, on every system. */
export function isSafePath(path: string): boolean {
  return !unsafe.test(path)
}
