/** The languages that the sandbox has texts of its own in, in the order in which its tables list them. */
const order = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']

/** "Fruit|ফল|…" in the asked language, else in English. */
export function labelIn(words: string, language: string): string {
  const list = words.split('|')
  return list[Math.max(0, order.indexOf(language))] ?? list[0] ?? ''
}

/** All texts of a list, each made by `write`, as JSON: `{"EN":"Fruit"}`. */
export function labelsOf(words: string, write: (text: string, language: string) => string = (text) => text): string {
  return JSON.stringify(
    Object.fromEntries(order.map((language) => [language, write(labelIn(words, language), language)])),
  )
}
