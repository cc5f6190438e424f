import touchIcon from './touch-icon.png';

/** What phones show around and of the site: the colour of the bands, which pages begin with, and an icon, that of app/icon.svg. */
export function BrowserLook() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#12313f" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f2833" />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  );
}
