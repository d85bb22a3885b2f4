import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawStage } from './draw-stage.tsx'

test.each(['digits5', 'pick5of11', 'dice3', 'race10'] as const)(
  'readers find the last numbers of %s and nothing of what stands around them',
  (family) => {
    const { container } = render(
      <DrawStage family={family} order={[]}>
        <p>8 4 6 3 8</p>
      </DrawStage>,
    )
    expect(screen.getByText('8 4 6 3 8')).toBeVisible()
    for (const drawing of container.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true')
    for (const empty of container.querySelectorAll('span')) expect(empty).toBeEmptyDOMElement()
  },
)

const sizes = { host: '200 340', lamp: '64 120', edge: '260 52' }

test.each(Object.entries(sizes))(
  'the brands’ drawings of the %s have one size, within 8 kB, and stay still',
  (slot, size) => {
    const drawings = globSync(`tenants/*/assets/art/draw-${slot}.svg`).map((path) => readFileSync(path, 'utf8'))
    expect(drawings.length).toBeGreaterThanOrEqual(4)
    for (const svg of drawings) {
      expect(svg).toContain(`viewBox="0 0 ${size}"`)
      expect(svg).not.toContain('<animate')
      expect(brotliCompressSync(svg).length).toBeLessThan(8192)
    }
  },
)
