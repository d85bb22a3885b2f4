import { expect, test } from 'vitest'
import { listTokenNames, tokenNamesModule } from './token-names.ts'

const promised = `
  color-bg color-surface-1 color-surface-2 color-surface-3 color-inset color-line color-line-strong color-text-1
  color-text-2 color-text-3 color-action color-action-hover color-action-press color-on-action color-action-soft
  color-brand-text color-wins color-wins-fill color-on-wins color-wins-soft color-ok color-ok-soft color-bad
  color-bad-soft color-warn color-warn-soft color-info color-info-soft color-hot color-on-hot color-focus color-scrim
  color-art-line color-header color-side-menu color-skeleton-1 color-skeleton-2 color-digit-plate color-on-digit-plate
  color-hero-copy color-night color-backdrop shadow-1 shadow-2 shadow-dialog radius-control radius-tile radius-tile-wide
  radius-card radius-hero radius-pill radius-tag tile-frame-gap tile-frame-colour tile-lift tile-ring space-1 space-2
  space-3 space-4 space-5 space-6 space-8 space-10 space-12 gap-section gap-grid gap-page gap-page-phone size-header
  size-side-menu size-side-rail size-phone-bar size-control size-field size-content size-qr skew font-text
  font-display font-figures text-12 text-14 text-16 text-20 text-28 text-40 text-hero leading-12 leading-14 leading-16
  leading-20 leading-28 leading-40 leading-hero weight-text weight-label weight-button weight-title weight-figure
  title-style title-stretch motion-tile motion-panel ease-out`

test('the tokens have every name that the site is promised', async () => {
  const names = await listTokenNames('tokens')
  expect(
    promised
      .trim()
      .split(/\s+/)
      .filter((name) => !names.includes(name)),
  ).toEqual([])
})

test('the TypeScript names are those of the tokens', async () => {
  const written = tokenNamesModule(await listTokenNames('tokens'))
  await expect(written).toMatchFileSnapshot('../../src/ui/token-names.ts')
})
