interface Wording {
  /** One to nine. */
  numbers: readonly string[]
  ask: (first: string, second: string) => string
}

const spoken = (list: string): readonly string[] => list.split(' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const english: Wording = {
  numbers: spoken('one two three four five six seven eight nine'),
  ask: (first, second) => `How much is ${first} plus ${second}?`,
}

const wordings: Readonly<Partial<Record<string, Wording>>> = {
  EN: english,
  BN: {
    numbers: spoken('এক দুই তিন চার পাঁচ ছয় সাত আট নয়'),
    ask: (first, second) => `${first} আর ${second} যোগ করলে কত হয়?`,
  },
  VI: {
    numbers: spoken('một hai ba bốn năm sáu bảy tám chín'),
    ask: (first, second) => `${capital(first)} cộng ${second} bằng bao nhiêu?`,
  },
  CN: { numbers: spoken('一 二 三 四 五 六 七 八 九'), ask: (first, second) => `${first}加${second}等于多少？` },
  TH: {
    numbers: spoken('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'),
    ask: (first, second) => `${first}บวก${second}เท่ากับเท่าไร`,
  },
  JA: {
    numbers: spoken('一 二 三 四 五 六 七 八 九'),
    ask: (first, second) => `${first}たす${second}はいくつですか？`,
  },
  AR: {
    numbers: spoken('واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة'),
    ask: (first, second) => `كم يساوي ${first} زائد ${second}؟`,
  },
  ES: {
    numbers: spoken('uno dos tres cuatro cinco seis siete ocho nueve'),
    ask: (first, second) => `¿Cuánto es ${first} más ${second}?`,
  },
}

/** "How much is seven plus four?"; English where the language has no wording here. Both numbers are one to nine. */
export function questionFor(language: string, first: number, second: number): string {
  const { numbers, ask } = wordings[language] ?? english
  return ask(numbers[first - 1] ?? String(first), numbers[second - 1] ?? String(second))
}
