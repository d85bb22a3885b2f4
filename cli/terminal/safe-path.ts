/** Whether a path with forward slashes stays below the folder that it is joined to, on every system. */
export function isSafePath(path: string): boolean {
  const steps = path.split('/')
  return !/[\\:\0]/.test(path) && steps.every((step) => step !== '' && step !== '.' && step !== '..')
}
