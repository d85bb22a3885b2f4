import { rocket } from '../../heroes/fortune/rocket.ts'
import { tripleSeven } from '../../heroes/fortune/triple-seven.ts'
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
export const sevens = ofHero('sevens', tripleSeven)
