import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './whole-markup.ts'

const later = (text: string) =>
  lazy(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return { default: () => <p>{text}</p> }
  })

test('a part that loads a part is there with it, in its place and without marks', async () => {
  const Inner = later('inner')
  const Outer = lazy(async () => ({
    default: () => (
      <section>
        a{'b'}
        <Suspense>
          <Inner />
        </Suspense>
      </section>
    ),
  }))
  const markup = await renderWhole(
    <main>
      <Suspense fallback={<i />}>
        <Outer />
      </Suspense>
    </main>,
  )
  expect(markup).toBe('<main><section>ab<p>inner</p></section></main>')
})

test('a large part stays in its place: nothing is left for a script to move', async () => {
  const Large = later('x'.repeat(50_000))
  const markup = await renderWhole(
    <main>
      <Suspense>
        <Large />
      </Suspense>
    </main>,
  )
  expect(markup).toMatch(/^<main><p>x{50000}<\/p><\/main>$/)
})

test('a part that fails fails the whole, where React would draw what stands in its place', async () => {
  const Broken = lazy(async (): Promise<never> => {
    throw new Error('no such part')
  })
  const markup = renderWhole(
    <Suspense fallback={<i />}>
      <Broken />
    </Suspense>,
  )
  await expect(markup).rejects.toThrow('no such part')
})
