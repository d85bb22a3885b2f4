const ink = 'var(--color-text-1)'

/** A bench with a warm cup under a clock: time for a rest. */
export function RestScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 168" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="var(--color-info-soft)" d="M0 0h220v168H0z" />
      <circle cx="150" cy="112" r="34" fill="var(--color-wins)" />
      <path fill="var(--color-surface-3)" d="M0 132q60-34 112-14 54 20 108-10v60H0z" />
      <path fill="var(--color-surface-2)" d="M0 148q70-16 120-6t100-8v34H0z" />
      <g stroke={ink} strokeLinecap="round" fill="none">
        <path strokeWidth="5" d="M48 62v90" />
        <circle cx="48" cy="44" r="20" strokeWidth="5" fill="var(--color-bg)" />
        <path strokeWidth="3.5" d="M48 33v11l8 5" />
        <path strokeWidth="6" d="M92 112h104M92 124h104M86 136h116" />
        <path strokeWidth="4" d="M104 108v48M184 108v48" />
      </g>
      <path
        fill="var(--color-bg)"
        stroke={ink}
        strokeWidth="3"
        d="M114 112h26v14q0 8-8 8h-10q-8 0-8-8zM140 116q10 0 8 8-2 6-10 4"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M122 104q-4-6 0-11t0-10M132 104q-4-6 0-11t0-10"
      />
    </svg>
  )
}
