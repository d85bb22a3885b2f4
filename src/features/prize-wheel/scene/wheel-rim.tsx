import object from './wheel-object.module.css'
import styles from './wheel-scene.module.css'

/** So many lamps on the rim, as dots of a dashed circle. */
const lamps = 40

/** The ring that the wheel turns in: metal with an edge below it, a dark track, and lamps. */
export function WheelRim() {
  const ring = { className: styles.lamp, r: 110.5, pathLength: lamps }
  return (
    <>
      <ellipse className={object.cast} cy="8" rx="121" ry="120" />
      <circle className={object.edge} data-tone="far" r="119" cy="5.5" />
      <circle className={object.edge} r="119" cy="3" />
      <circle r="119" fill="url(#wheel-metal)" />
      <circle className={object.edge} data-tone="far" r="116.8" />
      <circle r="116" fill="url(#wheel-track)" />
      <circle className={styles.sheen} r="116" />
      <g className={styles.lamps}>
        <circle {...ring} data-part="off" strokeDasharray="0.001 1" />
        <circle {...ring} data-part="halo" strokeDasharray="0.001 2" />
        <circle {...ring} data-part="glow" strokeDasharray="0.001 2" />
        <circle {...ring} data-part="on" strokeDasharray="0.001 2" />
      </g>
      <circle r="103.5" fill="url(#wheel-metal)" />
      <circle className={object.edge} data-tone="far" r="100.8" />
    </>
  )
}
