/** The small drawings under the figures. They are not charts and carry no data (DESIGN.md 10). */

const ink = "#0A2127";
const signal = "#EDFF33";

/** A crowd: five rows of dots, each row one dotted stroke. */
export function Crowd() {
  return (
    <svg viewBox="0 0 272 56" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path
        d="M4 6H265.1M4 16H265.1M4 26H265.1M4 36H265.1M4 46H265.1"
        stroke={ink}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
    </svg>
  );
}

/** A time ruler: a stroke for each hour, longer every second, every sixth and every twelfth. */
export function TimeRuler() {
  return (
    <svg viewBox="0 0 272 54" preserveAspectRatio="xMinYMax meet" fill="none" aria-hidden="true">
      <g stroke={ink}>
        <path d="M0 46H270" strokeWidth="12" strokeDasharray="2.4 3.15" />
        <path d="M0 42H270" strokeWidth="20" strokeDasharray="2.4 8.7" />
        <path d="M0 36H270" strokeWidth="32" strokeDasharray="2.4 30.9" />
        <path d="M0 29H270" strokeWidth="46" strokeDasharray="2.4 64.2" />
      </g>
      <path d="M181 6H200L187 52H168Z" fill={signal} stroke={ink} strokeWidth="1.5" opacity=".92" />
    </svg>
  );
}

/** Half a dial: thirty minutes of an hour. */
export function Dial() {
  return (
    <svg viewBox="0 0 56 56" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <circle cx="28" cy="28" r="26" fill="none" stroke={ink} strokeWidth="2" />
      <path d="M28 28V4A24 24 0 0 1 28 52Z" fill={signal} />
      <path d="M28 8V48" stroke={ink} strokeWidth="3" />
      <circle cx="28" cy="28" r="3.5" fill={ink} />
    </svg>
  );
}

/** A band with its beginning filled. */
export function Strip() {
  return (
    <svg viewBox="0 0 180 54" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path d="M14 22H180L172 52H6Z" fill="#D5CDBA" />
      <path d="M14 22H46L38 52H6Z" fill={ink} />
      <path d="M50 22H58L50 52H42Z" fill={signal} stroke={ink} strokeWidth="1.2" />
    </svg>
  );
}
