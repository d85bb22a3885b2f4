/** The system's own word for what went wrong: "ENOENT", "EACCES"; empty for an error that has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
