interface IconProps {
  /** One of `icons`. */
  path: string;
  className?: string | undefined;
}

/** A line icon as tall as its text; hidden from screen readers, since the text says the same. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
