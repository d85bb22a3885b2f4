import { expect, test } from 'vitest'
import { videoFrame } from './video-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
])('%s is embedded', (link, src) => {
  expect(videoFrame(link, 'https://gateway.example')).toEqual({ src, host: new URL(src).hostname })
})

test.each([
  'http://www.youtube.com/watch?v=abcDEF12345',
  'https://www.youtube.com.evil.example/watch?v=abcDEF12345',
  'https://evil.example/www.youtube.com/watch?v=abcDEF12345',
  'https://www.youtube.com@evil.example/watch?v=abcDEF12345',
  'https://www.youtube.com:8443/watch?v=abcDEF12345',
  'https://www.youtube.com/redirect?v=abcDEF12345',
  'https://www.youtube.com/watch?v=..%2F..%2Fevil',
  'https://vimeo.com/channels/staff',
  'https://constructor/123456',
  'javascript:alert(1)',
  'not an address',
  '',
])('%s is not', (link) => {
  expect(videoFrame(link, 'https://gateway.example')).toBeUndefined()
})

test('a video of the gateway itself is embedded from there', () => {
  expect(videoFrame('/art/video/intro', 'https://gateway.example')).toEqual({
    src: 'https://gateway.example/art/video/intro',
    host: 'gateway.example',
  })
  expect(videoFrame('/art/video/../../admin', 'https://gateway.example')).toBeUndefined()
})
