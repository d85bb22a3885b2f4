/** Tells the developer's console about a mistake in what the gateway or the tenant gave; the visitor sees nothing of it. */
export function report(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.error(message, ...(cause === undefined ? [] : [cause]))
}
