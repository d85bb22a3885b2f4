/** The languages that the sandbox has texts of its own in, in the order in which its tables list them. */
const order = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']

/** "Fruit|ফল|…" in the asked language, else in English. */
export function labelIn(words: string, language: string): string {
  const list = words.split('|')
  return list[Math.max(0, order.indexOf(language))] ?? list[0] ?? ''
}
