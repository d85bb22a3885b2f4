import type { ReactNode } from 'react'
import { facets } from '../lib/emblem.ts'
import styles from '../scene/rank-emblem.module.css'

const eight = facets({ points: 8, outer: 38, inner: 19 })
const sixteen = facets({ points: 16, outer: 42, inner: 26 })

const { light, mid, dark } = styles

/** From the horizon by way of the stars to full light; around 0 0. */
const signs: Readonly<Record<number, ReactNode>> = {
  0: (
    <>
      <circle className={light} cx="11" cy="-18" r="12" />
      <path className={mid} d="M-34 24C-24 0-8-2 4 10C14 20 24 20 34 12C34 34 16 42 0 42C-16 42-32 36-34 24Z" />
      <path className={dark} d="M-33 28C-18 16-4 22 8 30S26 34 32 24C28 38 14 42 0 42C-16 42-30 37-33 28Z" />
    </>
  ),
  1: (
    <>
      <path
        className={light}
        d="M-28 42V2C-28-22-12-34 0-44C12-34 28-22 28 2V42H18V4C18-14 8-22 0-29C-8-22-18-14-18 4V42Z"
      />
      <path className={mid} d="M-10 42V10C-10-4-5-9 0-14C5-9 10-4 10 10V42Z" />
      <path className={dark} d="M-4 42V14C-4 6 4 6 4 14V42Z" />
    </>
  ),
  2: (
    <g transform="translate(0 -4)">
      <path className={light} d={eight.light} />
      <path className={mid} d={eight.dark} />
      <circle className={light} r="6" />
    </g>
  ),
  3: (
    <>
      <path className={light} d="M11-40A33 33 0 1 0 27 18A27 27 0 1 1 11-40Z" />
      <path className={mid} d="M-20 20A33 33 0 0 0 27 18A29 29 0 0 1-20 20Z" />
      <path className={light} d="M20-24l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" />
    </>
  ),
  4: (
    <>
      <path className={mid} d="M-3-54H3V-44H-3ZM-14-30C-13-40-6-43 0-47C6-43 13-40 14-30Z" />
      <path className={light} d="M-19-30H19L26 12L17 28H-17L-26 12Z" />
      <path className={dark} d="M-8-30H-5L-6 28H-9ZM5-30H8L9 28H6ZM-25 10H25V14H-25ZM-21-14H21V-11H-21Z" />
      <path className={mid} d="M-15 28H15L11 39H-11Z" />
    </>
  ),
  5: (
    <g transform="translate(0 -6)">
      <circle className={light} r="35" />
      <path className={mid} d="M20-28.700A35 35 0 1 1-28.700 20A42 42 0 0 0 20-28.700Z" />
      <path
        className={dark}
        d="M-12-14a6 6 0 1 0 .1 0ZM6 4a8 8 0 1 0 .1 0ZM-16 10a3.500 3.500 0 1 0 .1 0Z"
        opacity=".3"
      />
    </g>
  ),
  6: (
    <g transform="translate(0 -6)">
      <path className={light} d={sixteen.light} />
      <path className={mid} d={sixteen.dark} />
      <circle className={dark} r="19" />
      <circle className={light} r="15" />
    </g>
  ),
}

/** What is in the middle of an emblem. */
export const RankSign = ({ stage }: { stage: number }) => signs[stage]
