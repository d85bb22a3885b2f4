import { type IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isHostAllowed } from './hosts.ts'

/** Everything by which Node hands a request to a server. */
const requestEvents = new Set<string | symbol>(['request', 'checkContinue', 'checkExpectation', 'upgrade', 'connect'])

const quoted = (host: string) => JSON.stringify(host.slice(0, 100))

/** Why a request is not answered by the names that it gives the server; null where it is. */
export function refusalOf({ rawHeaders, url = '/' }: IncomingMessage, allowed: readonly string[]): string | null {
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host')
  const [host = ''] = hosts
  if (hosts.length !== 1) return `A request names one host. This one names ${hosts.length === 0 ? 'none' : 'several'}.`
  if (!isHostAllowed(host, allowed)) {
    return (
      `This server answers this machine's own names alone (localhost, *.localhost, 127.0.0.1, [::1]), not ${quoted(host)}: ` +
      'a foreign page whose name leads here could else use it. Start it with --allow-host to have it answer another name.'
    )
  }
  // A target in absolute form takes the place of the header, so it must name the same.
  const target = /^(?:https?:\/\/([^/?#]*)|\/|\*$)/i.exec(url)
  if (!target || (target[1] !== undefined && target[1].toLowerCase() !== host.toLowerCase()))
    return `The request is for another host than its Host header names: ${quoted(url)}.`
  return null
}

function refuse(refusal: string, answer: ServerResponse | Duplex): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  if (answer instanceof ServerResponse) {
    answer.writeHead(421, headers).end(`${refusal}\n`)
    return
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  answer.end(`HTTP/1.1 421 Misdirected Request\r\n${lines.join('\r\n')}\r\n\r\n${refusal}\n`)
}

/**
 * A server on this machine that answers to this machine's names, and to those it was told of. Everything else is refused
 * before any listener hears of it, whatever its method or path, upgrades to sockets too.
 */
export class GuardedServer extends Server {
  readonly #allowed: readonly string[]

  constructor(allowed: readonly string[]) {
    // The guard says itself why a request without a host is not answered.
    super({ requireHostHeader: false })
    this.#allowed = allowed
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (requestEvents.has(event)) {
      // By the event, Node gives the request and what answers it.
      const [request, answer] = args as [IncomingMessage, ServerResponse | Duplex]
      const refusal = refusalOf(request, this.#allowed)
      if (refusal !== null) {
        refuse(refusal, answer)
        return true
      }
    }
    // Node's types leave out the symbols that a server passes on.
    return super.emit(event as string, ...args)
  }
}
