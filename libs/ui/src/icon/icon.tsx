interface IconProps {
  /** One of `icons`. */
  path: string;
  className?: string | undefined;
}

/** A small line drawing, as tall as the text around it; hidden from screen readers: the words beside it say it. */
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
