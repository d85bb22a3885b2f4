import { getRequestListener } from '@hono/node-server'
import { type Listening, type ListenOptions, listenOn } from './listen.ts'

/** Serves a gateway by itself. */
export function serveGateway(
  gateway: (request: Request, env: unknown) => Response | Promise<Response>,
  options: ListenOptions,
): Promise<Listening> {
  return listenOn(getRequestListener(gateway), options)
}
