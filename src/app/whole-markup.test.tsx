import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './whole-markup.ts'

const later = (text: string) =>
  lazy(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return { default: () => <p>{text}</p> }
  })

test('a part that loads a part is there with it, in its place, with the comments that hydration goes by', async () => {
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
  expect(markup).toBe('<main><!--$--><section>a<!-- -->b<!--$--><p>inner</p><!--/$--></section><!--/$--></main>')
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
  expect(markup).toMatch(/^<main><!--\$--><p>x{50000}<\/p><!--\/\$--><\/main>$/)
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

test('a picture is asked for where it stands alone, and its attributes are spelt as HTML spells them', async () => {
  const markup = await renderWhole(
    <picture>
      <source srcSet="/phone.webp" media="(max-width: 767px)" />
      <img src="/wide.webp" alt='srcSet="x"' fetchPriority="high" />
    </picture>,
  )
  expect(markup).toBe(
    '<picture><source srcset="/phone.webp" media="(max-width: 767px)"/>' +
      '<img src="/wide.webp" alt="srcSet=&quot;x&quot;" fetchpriority="high"/></picture>',
  )
  expect(await renderWhole(<img src="/logo.svg" alt="" />)).toBe('<img src="/logo.svg" alt=""/>')
})
