import { elephant } from '../../heroes/animals/elephant.ts'
import { lion } from '../../heroes/animals/lion.ts'
import { goldenCrown } from '../../heroes/fortune/golden-crown.ts'
import { rocket } from '../../heroes/fortune/rocket.ts'
import { tripleSeven } from '../../heroes/fortune/triple-seven.ts'
import { jesterMask } from '../../heroes/tales/jester-mask.ts'
import type { Hero } from '../../parts/hero.ts'
import { cutout } from '../parts/cutout.ts'

/** A hero of the posters as it is: it stands on nothing there either. */
function ofHero<Id extends string>(id: Id, hero: Hero) {
  return cutout({ id, kind: 'house', variants: hero.palettes.length }, (_sheet, variant) => {
    const palette = hero.palettes[variant] ?? hero.palettes[0]
    return `<g transform="translate(-144 -144) scale(1.2)">${hero.draw(palette)}</g>`
  })
}

export const rocketUp = ofHero('rocket', rocket)
export const jester = ofHero('jester', jesterMask)
export const crown = ofHero('crown', goldenCrown)
export const lionHead = ofHero('lion', lion)
export const elephantHead = ofHero('elephant', elephant)
export const sevens = ofHero('sevens', tripleSeven)
