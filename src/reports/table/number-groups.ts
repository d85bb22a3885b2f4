/** "SM-88412207561" as "SM-8841 2207 561": groups of four behind the dash; what is no row of digits stays as it is. */
export function groupsOf(number: string): string {
  const [, lead, digits] = /^([A-Z0-9_]{1,16}-|)(\d{8,})$/.exec(number) ?? []
  return digits === undefined ? number : `${lead ?? ''}${digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`
}
