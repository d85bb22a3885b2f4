import { request } from 'node:http'

export interface RawRequest {
  /** As the Host header says it. */
  host: string
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface RawAnswer {
  status: number | undefined
  type: string
  text: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a server on this machine answers outside of a browser, which would not send every host, path and header. */
export function rawRequest(port: number, { host, path, method = 'GET', headers = {} }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, method, headers: { ...headers, host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      const type = response.headers['content-type'] ?? ''
      response.once('end', () => resolve({ status: response.statusCode, type, text, headers: response.headers }))
    })
    asked.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, type: '', text: '', headers: {} })
    })
    asked.once('error', reject).end()
  })
}

/** What a browser sends that opens Vite's socket. */
export const socketHeaders = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': 'vite-hmr',
}
