/**
 * Places for drawings of a brand's own, each with what stands there. A page shows `var(--art-<slot>)` as a background, as
 * high as `var(--art-<slot>-ratio)` says; what stands there without a drawing has `display: var(--art-<slot>-plain, …)`. Where
 * a brand has no drawing, none of the properties is set.
 */
export const artSlots = {
  'section-cut': 'a mark cut from paper before a section’s title, its holes open: 40x44',
  'hung-cut':
    'a sheet of cut paper that hangs, its holes open; only its shape is seen, in a colour of the page: 132x124',
  'hung-cut-2': 'the same with another cut: 132x124',
  'pasted-garland': 'a cord of cut paper along the upper edge of a band: 1440x76',
  'curtained-frame':
    'curtains at both sides, a valance above, the table’s edge below; what plays is seen between: 720x280',
  'portholes-sea': 'the water behind round pictures: 600x250',
  'section-mark': 'before the title of a section, where the brand’s layout says so: 28x24',
  ribbon: 'behind the jackpot that hangs on a ribbon, from edge to edge: 1440x120',
  'pond-ground': 'the water below a pond’s names: 600x236',
  'frames-ground': 'the wall behind gilded frames, repeated in both directions: 64x64',
  'frames-top': 'the beam above that wall, repeated across: 22x38',
  'frames-foot': 'the ledge below that wall, repeated across: 40x36',
  'frames-arch': 'the largest of the frames, its picture over 12.5 to 87.5 % across and 27 to 94 % down: 300x453',
  'boats-far': 'a river below its far bank, repeated across: 1440x326',
  'boats-boats':
    'five boats of 400x324 side by side, above what is behind who stands in them, below what is before: 2000x648',
  'shoal-water': 'a waterline, repeated across: 480x24',
  'shoal-bed': 'the bed of a river, repeated across: 720x72',
  'sky-ground': 'a night sky over a horizon, repeated across: 1440x246',
  'sky-lantern': 'a lit lantern, a figure on it: 116x140',
  'counterfoil-ball': 'a ball without its figure: 60x60',
  'counterfoil-seal': 'a stamp on a ticket: 110x110',
  'pavilion-roof': 'a roof with gables above bays, its eaves at the foot, its middle over the middle one: 1440x112',
  'pavilion-tower': 'a tower of lights beside the pavilion: 90x300',
  'net-ground': 'a pond, a net over it, water from half its height on: 452x276',
  'oval-ground': 'a ground from above, its pitch across: 1040x400',
  'oval-upright': 'the same for phones, its pitch upright: 390x640',
  'locker-open': 'an open locker, its door at the end: 196x128',
  'alcove-room':
    'an alcove with an empty scroll, whose picture is over 17.8 to 57.4 % across and 26.5 to 72.1 % down: 404x468',
  'alcove-room-narrow': 'the same on phones, its picture over 11.5 to 64.1 % across and 26.4 to 65.5 % down: 262x470',
  'cloths-room': 'what is behind who deals: 452x206',
  'cloths-parted': 'the two halves of a curtain, before who deals: 452x206',
  'cloths-noren': 'a short curtain; only its shape is seen, in a colour of its own: 176x184',
  'handscroll-sea': 'a painted sea, repeated across: 1260x180',
  'mats-floor': 'four mats and a half from above, 106 and 212 long: 318x318',
  'arcade-top': 'the frieze above an arcade, repeated across: 36x38',
  'arcade-bay': 'one bay of an arcade, its picture seen over 8.8 to 91.2 % across and 9.9 to 95.4 % down: 194x262',
  'arcade-edge': 'the edge of that picture; only its shape is seen, in a colour of the page: 160x224',
  'rugs-hall': 'one bay of a hall, from its frieze to its floor, repeated across: 480x338',
  'rugs-rugs': 'three rugs of 372x92, one below the other: 372x276',
  'strait-sea': 'the sea in section below a night sky: 744x232',
  'stars-lattice': 'a lattice, repeated in both directions: 30x30',
  'starmap-sky': 'a map of the night sky, turned about the middle of its end: 1440x216',
  'starmap-dial': 'the dial of an astrolabe, its middle left for words: 204x204',
  'starmap-star': 'a star and what it is joined to, the next ones at both sides: 214x96',
  'strung-lantern': 'a lantern that hangs, a figure on its glass: 78x140',
  'live-ground': 'a house of the brand’s behind who deals, who stands a little right of its middle: 1152x356',
  'live-sets':
    'six places of 370x205 side by side, each behind who deals at another table, its counter over the lowest 9 %: 2220x205',
  'draw-host': 'who shows what a lottery is drawn with, which is at her start; seen to her feet: 200x340',
  'draw-lamp': 'a lamp that hangs beside that: 64x120',
  'draw-edge': 'what is around its foot, behind the last numbers: 260x52',
  footer: 'the edge above the footer, as wide as the page: 1440x90',
  'not-found': 'a page that does not exist: 520x400',
  offline: 'no connection: 520x400',
  maintenance: 'the site is being worked on: 520x400',
  closed: 'the visitor’s country is not served: 520x400',
  empty: 'a list without entries: 520x400',
  'no-result': 'a search without results: 520x400',
  error: 'something went wrong: 520x400',
  help: 'who finds an answer, in a place full of them: 744x400',
  ground: 'a landscape of the brand, calm in its left half: 1440x640',
  'app-holder': 'who holds a phone whose upper edge is at 260 from above, from 84 to 396: 480x340',
  'mark-lit': 'one of a hundred that is lit: 48x56',
  'mark-out': 'the same when it is not: 48x56',
  login: 'beside the log-in form: 270x740, of which the lower 596 are always seen',
  register: 'beside the registration form: 270x740, of which the lower 596 are always seen',
} as const

export type ArtSlot = keyof typeof artSlots

export const artSlotNames = Object.keys(artSlots) as ArtSlot[]
