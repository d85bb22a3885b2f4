/** A bench with a warm cup under a clock, in the evening: time for a rest. */
export function RestScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 168" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="rest-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#17356b" />
        <stop offset="0.5" stopColor="#6c5f9e" />
        <stop offset="0.8" stopColor="#f0a27a" />
      </linearGradient>
      <path fill="url(#rest-sky)" d="M0 0h220v168H0z" />
      <g fill="#ffe3a0">
        <circle cx="150" cy="108" r="50" opacity="0.18" />
        <circle cx="150" cy="108" r="32" />
        <path d="M96 22h2v2h-2zM184 34h2v2h-2zM128 48h2v2h-2zM204 16h2v2h-2zM14 88h2v2h-2z" />
      </g>
      <path fill="#2f6a5c" d="M0 132q60-34 112-14 54 20 108-10v60H0z" />
      <path fill="#1c4a43" d="M0 148q70-16 120-6t100-8v34H0z" />
      <g stroke="#12263f" strokeLinecap="round" fill="none">
        <path strokeWidth="5" d="M48 62v92" />
        <circle cx="48" cy="44" r="20" strokeWidth="5" fill="#fff8ea" />
        <path strokeWidth="3.5" d="M48 33v11l8 5" />
        <path stroke="#4a2412" strokeWidth="5" d="M104 108v50M184 108v50" />
        <path stroke="#b4683a" strokeWidth="7" d="M92 111h104M92 124h104" />
        <path stroke="#d48a55" strokeWidth="7" d="M86 137h116" />
      </g>
      <path
        fill="#fff8ea"
        stroke="#c9b79c"
        strokeWidth="1.5"
        d="M114 111h26v15q0 8-8 8h-10q-8 0-8-8zM140 116q10 0 8 8-2 6-10 4"
      />
      <path
        fill="none"
        stroke="#fff8ea"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M122 103q-4-6 0-11t0-10M132 103q-4-6 0-11t0-10"
      />
    </svg>
  )
}
