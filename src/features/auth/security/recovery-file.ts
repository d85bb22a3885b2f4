/** The recovery codes as a text file: what they are of, an empty line, a code a line. */
export const recoveryText = (title: string, codes: readonly string[]): string => `${title}\n\n${codes.join('\n')}\n`

/** Has the browser save a text as a file. Its address lives only as long as that takes. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.txt`
  link.click()
  URL.revokeObjectURL(address)
}
