import { type Mistake, written } from './mistake.ts'

const demo = (code: string, content: string, at: string, finding: Mistake['finding'], base: Mistake['base'] = 'lite') =>
  written({ code, file: 'demo.json', content, at, finding, base })

const wrong = (message: string, suggestion: string | null = null): Mistake['finding'] => ({
  code: 'wrong-value',
  message,
  suggestion,
})

/** In demo.json, which only the sandbox reads: found before something is served. */
export const inDemo: readonly Mistake[] = [
  demo('demo-type', '{\n  "banners": 5\n}', '"banners": |5', {
    code: 'wrong-type',
    message: '"banners" must be a list: [ … ], not 5',
    suggestion: null,
  }),
  demo('demo-key', '{\n  "banner": []\n}', '"banner"', {
    code: 'unknown-key',
    message: 'The key "banner" is not known',
    suggestion: 'Did you mean "banners"?',
  }),
  demo('demo-inner-key', '{ "money": { "deposit": [] } }', '"deposit"', {
    code: 'unknown-key',
    message: 'The key "deposit" is not known in "money"',
    suggestion: 'Did you mean "deposits"?',
  }),
  demo(
    'demo-scene',
    '{ "banners": [{ "group": "w_home", "scene": "tiger-stadion" }] }',
    '"tiger-stadion"',
    wrong('"banners.0.scene" cannot be "tiger-stadion"', 'Did you mean "tiger-stadium"?'),
  ),
  demo('demo-missing', '{ "banners": [\n  { "group": "w_home" }\n] }', '{ "group"', {
    code: 'missing-value',
    message: '"banners.0.scene" is missing',
    suggestion: 'Add it to demo.json.',
  }),
  demo('demo-language', '{ "notices": [{ "copy": { "EM": { "title": "A", "content": "B" } } }] }', '"EM"', {
    code: 'unknown-language',
    message: 'There is no language "EM"',
    suggestion: 'Did you mean "EN"?',
  }),
  demo(
    'demo-jackpot',
    '{ "jackpot": "12" }',
    '"jackpot": |"12"',
    wrong('"jackpot" must be an amount with two decimals, "512884306.75": "12"'),
  ),
  demo(
    'demo-hue',
    '{ "banners": [{ "group": "w_home", "scene": "tiger-friends", "hue": 360 }] }',
    '360',
    wrong('"banners.0.hue" must be below 360'),
  ),
  demo(
    'demo-chances',
    '{ "prizeWheel": { "prizes": [{ "kind": "none", "chance": 30 }, { "kind": "money", "amount": 1, "chance": 30 }] } }',
    '[{ "kind"',
    {
      code: 'wrong-value',
      message: /^"prizeWheel\.prizes" must have chances that are 100 together: /,
      suggestion: null,
    },
  ),
  demo(
    'demo-kind',
    '{ "prizeWheel": { "prizes": [{ "kind": "gold", "chance": 50 }, { "kind": "none", "chance": 50 }] } }',
    '"gold"',
    wrong('"prizeWheel.prizes.0.kind" cannot be "gold"'),
  ),
  demo(
    'demo-terms',
    '{ "banners": [{ "group": "w_home", "scene": "tiger-friends", "copy": { "EN": { "title": "A", "terms": { "label": "", "linkage": "" } } } }] }',
    '"label": |""',
    wrong('"banners.0.copy.EN.terms.label" must not be empty'),
  ),
  demo(
    'demo-percent',
    '{ "notices": [{ "copy": { "EN": { "title": "{{percent}}%", "content": "x" } } }] }',
    '"{{percent}}%"',
    wrong(
      '"notices.0.copy.EN.title" names the bonus of a first deposit, which needs promotions.firstDepositBonusPercent in tenant.json: "{{percent}}%"',
    ),
  ),
  demo(
    'demo-referral',
    '{\n  "notices": [{ "copy": { "EN": { "title": "Invite: {{referralBonus}}", "content": "x" } } }]\n}',
    '"Invite: {{referralBonus}}"',
    wrong(
      '"notices.0.copy.EN.title" names what is paid for inviting a friend, which needs features.referral in tenant.json: "Invite: {{referralBonus}}"',
    ),
  ),
  demo(
    'demo-amount',
    '{ "notices": [{ "copy": { "EN": { "title": "Get $15", "content": "x" } } }] }',
    '"Get $15"',
    wrong(
      '"notices.0.copy.EN.title" has an amount of its own; the rules that pay it fill in {{percent}}, {{bonusMax}}, {{bonusMin}}, {{bonusTimes}}, {{referralBonus}}, {{referralMin}}, {{eWalletMin}}: "Get $15"',
    ),
  ),
  demo('demo-proto', '{ "__proto__": {} }', '"__proto__"', {
    code: 'forbidden-key',
    message: 'The key "__proto__" is not allowed in any file of a tenant',
    suggestion: 'Remove it.',
  }),
]
