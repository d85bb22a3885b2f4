/** What stands in for a film: a scene that a slow camera moves over, without script. */
export function videoPage(scene: string): string {
  const picture = `data:image/svg+xml;base64,${Buffer.from(scene, 'utf8').toString('base64')}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Film</title><style>
html,body{height:100%;margin:0;overflow:hidden;background:#000}
img{display:block;width:100%;height:100%;object-fit:cover;animation:pan 24s ease-in-out infinite alternate}
@keyframes pan{from{transform:scale(1.02)}to{transform:scale(1.35) translate(-9%,4%)}}
@media (prefers-reduced-motion:reduce){img{animation:none}}
</style></head><body><img src="${picture}" alt=""></body></html>`
}
