import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A fan of four aces above a ruby coin. */
export const playingCards: Hero = {
  id: 'playing-cards',
  words: ['Aces', 'Cards', 'Royal', 'Durbar', 'Rummy'],
  palettes: [
    { light: '#ff7a72', main: '#dc1638', deep: '#860a2c', accent: '#f7b52c', ink: '#1d1330', shine: '#fffdf8' },
    { light: '#6fb2ff', main: '#1d56d6', deep: '#11237d', accent: '#c6d2ea', ink: '#0a1036', shine: '#fbfdff' },
    { light: '#63e0a4', main: '#0c9160', deep: '#054a3e', accent: '#ffcb4d', ink: '#06251f', shine: '#fffff4' },
    { light: '#d59bff', main: '#8331d8', deep: '#400f86', accent: '#ff9ec4', ink: '#1c0838', shine: '#fff9ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const black = mix(ink, '#3a3560', 0.25)
    const card = (
      suit: string,
      fill: string,
      turn: number,
    ): string => `<g transform="translate(122 212) rotate(${turn}) scale(.95)">
<use href="#h-k"/><g fill="${fill}"><use href="#h-a" x="-35" y="-172"/><use href="#h-${suit}" transform="translate(-35 -145) scale(.42)"/>
${turn === 20 ? '<use href="#h-h" transform="translate(5 -108) scale(1.3)"/>' : ''}<use href="#h-a" transform="translate(35 -50) rotate(180)"/><use href="#h-${suit}" transform="translate(35 -77) rotate(180) scale(.42)"/></g></g>`
    return `<defs>
${linear('p', [shine, shine, mix(shine, '#b9b3d0', 0.6)], 'x2="1" y2="1"')}${linear('r', [light, main, deep])}${linear('b', ['#5a5480', black, ink])}
${linear('g', ['#fff6c8', accent, mix(accent, ink, 0.5), accent], 'x2=".8" y2="1"')}${radial('j', [mix(light, '#ffffff', 0.5), main, deep])}
<path id="h-a" d="M-10 12-3.5-11H3.5L10 12H4.5L3.3 7H-3.3L-4.5 12ZM-2 2H2L0-6Z"/>
<path id="h-s" d="M0-26C8-12 25-6 25 9 25 21 10 23 3.5 14L8 26H-8L-3.5 14C-10 23-25 21-25 9-25-6-8-12 0-26"/>
<path id="h-h" d="M0 26C-8 12-26 4-26-10-26-26-6-27 0-13 6-27 26-26 26-10 26 4 8 12 0 26"/>
<path id="h-c" d="M0-26C13-26 16-12 8-5 17-10 27-3 25 7 22 19 8 18 3.5 10L8 26H-8L-3.5 10C-8 18-22 19-25 7-27-3-17-10-8-5-16-12-13-26 0-26"/>
<path id="h-d" d="M0-27C6-16 14-7 21 0 14 7 6 16 0 27-6 16-14 7-21 0-14-7-6-16 0-27"/>
<g id="h-k"><rect x="-51" y="-190" width="102" height="148" rx="11" fill="url(#h-p)" stroke="${ink}" stroke-width="4.5"/>
<rect x="-45.5" y="-184.5" width="91" height="137" rx="7" fill="none" stroke="${accent}" stroke-width="1.8"/>
<path d="M-46-56C-46-48-42-45-36-45H38C44-45 47-50 47-56" fill="none" stroke="${mix(shine, ink, 0.25)}" stroke-width="2.4"/>
<path d="M-47-64V-178C-47-184-44-187-38-187H20" fill="none" stroke="#fff" stroke-width="3"/></g></defs>
${card('c', 'url(#h-b)', -22)}${card('d', 'url(#h-r)', -8)}${card('s', 'url(#h-b)', 6)}${card('h', 'url(#h-r)', 20)}
<g transform="translate(122 212) rotate(20) scale(.95)"><path d="M-18-118C-18-128-10-132-5-129" fill="none" stroke="${shine}" stroke-width="3.6" stroke-linecap="round" transform="translate(-4 4)"/></g>
<g transform="translate(120 198)" stroke="${ink}"><circle r="33.5" cy="2.5" fill="${ink}" stroke="none"/><circle r="32" fill="url(#h-g)" stroke-width="4.5"/>
<circle r="25" fill="none" stroke="${mix(accent, ink, 0.5)}" stroke-width="2"/><circle r="28.5" fill="none" stroke="${shine}" stroke-width="3" stroke-dasharray=".1 8.95" stroke-linecap="round"/>
<path d="M0-20 20 0 0 20-20 0Z" fill="url(#h-j)" stroke-width="3.4" stroke-linejoin="round"/><path d="M0-20-20 0-7-2 0-9ZM0-20 20 0 7-2 0-9Z" fill="#fff" opacity=".4" stroke="none"/><path d="M0 20-20 0-7-2 0 6Z" fill="#fff" opacity=".14" stroke="none"/>
<path d="M-29-8A30 30 0 0 1-6-29.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>
${glint(142, 182, 10, '#fff')}${glint(38, 60, 8, shine)}${glint(212, 52, 9, shine)}`
  },
}
