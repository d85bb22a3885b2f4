/**
 * One line for each web server, to be included from `current`: it names the release, so that the root and the headers
 * change together when the server reads its configuration again, and a page never meets another release's policy.
 */
export function serverFiles(id: string): Readonly<Record<string, Buffer>> {
  return {
    '_deploy/release.nginx.conf': Buffer.from(`set $livery_release "${id}";\n`),
    '_deploy/release.Caddyfile': Buffer.from(`vars livery_release "${id}"\n`),
  }
}
