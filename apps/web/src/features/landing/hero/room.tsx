/** The room somebody photographed himself in, behind a photo of 35 × 45 mm; it gives way to the background. */
export function Room() {
  return (
    <g stroke="#8a7a5f" strokeWidth="0.16" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <rect width="35" height="45" fill="#e7dcc7" stroke="none" />
      <path d="M20 0H35V45H20Z" fill="#d8c9ae" stroke="none" opacity="0.55" />
      <g>
        <rect x="1.6" y="2" width="9.4" height="17" fill="#dfeaf2" />
        <path d="M6.3 2V19M1.6 10.4H11M0.6 19.6H12" />
        <path d="M2.4 8.2 5.4 3M2.6 9.8 5.8 5.8M7.2 16.6 10.2 12.4" stroke="#ffffff" strokeWidth="0.3" />
        <path
          d="M0 1.2H13M0 1.2C1.6 8 1.6 15 .4 24H0M13 1.2C11.2 8 11.6 15 13.2 24.4C14 16 14 8 13 1.2Z"
          fill="#f2ead9"
        />
      </g>
      <g>
        <path d="M24 12.6H35M24 13.6H35" />
        <rect x="25" y="5.4" width="1.9" height="7.2" fill="#b8503f" />
        <rect x="27" y="4.2" width="2.3" height="8.4" fill="#47698c" />
        <rect x="29.4" y="6" width="1.6" height="6.6" fill="#e9e1cf" />
        <path d="M31.6 12.6 33.4 5.6 35 6" />
        <path d="M25.4 7H26.5M27.5 6.2H28.8M27.5 7H28.8" stroke="#ffffff" strokeOpacity="0.7" />
      </g>
      <g fill="#6f8f6a" stroke="#3f5c40">
        <path d="M33 45C32.8 38 33 34 31.6 28.6M32.6 37C30.6 34 29.4 32.6 27.6 31.8M32.7 34C34 31 34.6 29.6 35 27" />
        <path d="M31.6 29C28.6 26.6 28.4 23 29.8 20.6C32.2 22.6 32.8 26 31.6 29Z" />
        <path d="M28 32C25.4 32.2 23.6 30.4 23.2 28C25.8 27.8 27.6 29.4 28 32Z" />
        <path d="M34.4 28.6C32.8 25.6 33.6 22.6 35.6 21V28Z" />
      </g>
    </g>
  );
}
