/** Goods that a demo.json can choose for its points mall: things of the brand’s own world. */
export const goodsNames = [
  'cut-glass',
  'iron-kettle',
  'fan',
  'daruma',
  'paper-umbrella',
  'cloths',
  'cricket-bat',
  'clay-cups',
  'rickshaw-box',
  'jamdani',
  'brass-lamp',
  'jersey',
  'silk-lantern',
  'conical-hat',
  'blue-tea-set',
  'lacquer-box',
  'silk-scarf',
  'bronze-drum',
] as const

export type GoodsName = (typeof goodsNames)[number]

/** Where goods stand together, in the picture at the top of the mall. */
export const settingNames = ['study', 'shoji', 'verandah', 'moon-gate'] as const

export type SettingName = (typeof settingNames)[number]
