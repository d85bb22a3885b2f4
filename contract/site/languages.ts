/**
 * The interface languages: the gateway's codes, their BCP 47 tags, their own names and directions.
 * Names as in Unicode CLDR (https://cldr.unicode.org), which others may use freely.
 */
export const languages = {
  EN: { tag: 'en', name: 'English', dir: 'ltr' },
  CN: { tag: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  TW: { tag: 'zh-Hant', name: '繁體中文', dir: 'ltr' },
  JA: { tag: 'ja', name: '日本語', dir: 'ltr' },
  TH: { tag: 'th', name: 'ไทย', dir: 'ltr' },
  VI: { tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  MY: { tag: 'my', name: 'မြန်မာ', dir: 'ltr' },
  ES: { tag: 'es', name: 'Español', dir: 'ltr' },
  HI: { tag: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ID: { tag: 'id', name: 'Indonesia', dir: 'ltr' },
  KM: { tag: 'km', name: 'ខ្មែរ', dir: 'ltr' },
  KO: { tag: 'ko', name: '한국어', dir: 'ltr' },
  MS: { tag: 'ms', name: 'Melayu', dir: 'ltr' },
  PT: { tag: 'pt', name: 'Português', dir: 'ltr' },
  TA: { tag: 'ta', name: 'தமிழ்', dir: 'ltr' },
  UR: { tag: 'ur', name: 'اردو', dir: 'rtl' },
  TR: { tag: 'tr', name: 'Türkçe', dir: 'ltr' },
  BN: { tag: 'bn', name: 'বাংলা', dir: 'ltr' },
  AR: { tag: 'ar', name: 'العربية', dir: 'rtl' },
  FA: { tag: 'fa', name: 'فارسی', dir: 'rtl' },
  RU: { tag: 'ru', name: 'Русский', dir: 'ltr' },
  KK: { tag: 'kk', name: 'Қазақ тілі', dir: 'ltr' },
  UZ: { tag: 'uz', name: 'O‘zbek', dir: 'ltr' },
  LO: { tag: 'lo', name: 'ລາວ', dir: 'ltr' },
  NE: { tag: 'ne', name: 'नेपाली', dir: 'ltr' },
  FR: { tag: 'fr', name: 'Français', dir: 'ltr' },
  TE: { tag: 'te', name: 'తెలుగు', dir: 'ltr' },
  SW: { tag: 'sw', name: 'Kiswahili', dir: 'ltr' },
  TY: { tag: 'fil', name: 'Filipino', dir: 'ltr' },
  DE: { tag: 'de', name: 'Deutsch', dir: 'ltr' },
  IT: { tag: 'it', name: 'Italiano', dir: 'ltr' },
  PL: { tag: 'pl', name: 'Polski', dir: 'ltr' },
  SI: { tag: 'si', name: 'සිංහල', dir: 'ltr' },
  ML: { tag: 'ml', name: 'മലയാളം', dir: 'ltr' },
  MR: { tag: 'mr', name: 'मराठी', dir: 'ltr' },
  PA: { tag: 'pa', name: 'ਪੰਜਾਬੀ', dir: 'ltr' },
  BR: { tag: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
} as const satisfies Record<string, { tag: string; name: string; dir: 'ltr' | 'rtl' }>

/** A language as the gateway and a tenant name it: 'BN'. */
export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages) as LanguageCode[]

/** So many languages fit into the browser's own list; more are searched in a dialog. */
export const mostInList = 8

/** Parts of the world, as UN M49 numbers them. */
export const regions = ['150', '019', '030', '035', '034', '143', '145', '002'] as const

export type Region = (typeof regions)[number]

/** Where most of a language's speakers live. */
export const regionOf: Readonly<Record<LanguageCode, Region>> = {
  ...{ EN: '150', ES: '150', PT: '150', RU: '150', FR: '150', DE: '150', IT: '150', PL: '150', BR: '019' },
  ...{ CN: '030', TW: '030', JA: '030', KO: '030' },
  ...{ TH: '035', VI: '035', MY: '035', ID: '035', KM: '035', MS: '035', LO: '035', TY: '035' },
  ...{ HI: '034', BN: '034', UR: '034', TA: '034', TE: '034', ML: '034', MR: '034', PA: '034', NE: '034', SI: '034' },
  ...{ AR: '145', FA: '145', TR: '145', KK: '143', UZ: '143', SW: '002' },
}
