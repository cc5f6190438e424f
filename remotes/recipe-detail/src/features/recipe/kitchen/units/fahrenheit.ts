/** "180 °C", "160-170°C", "160 à 170 °C"; a number may be followed by other degrees, which stay. */
const CELSIUS = /(\d{1,3})(?:(\s*[-–—]\s*|\s+à\s+)(\d{1,3}))?(\s*)°\s*C(?!\p{L})/gu;
/** From here on degrees are those of an oven, whose scale has steps of 5. */
const OVEN = 140;

/** A text with its temperatures in degrees Fahrenheit. */
export function celsiusToFahrenheit(text: string): string {
  return text.replace(CELSIUS, (_, from: string, to: string | undefined, end: string | undefined, blank: string) => {
    return `${fahrenheit(from)}${to && end ? to + fahrenheit(end) : ''}${blank}°F`;
  });
}

function fahrenheit(celsius: string): number {
  const exact = Number(celsius) * 1.8 + 32;
  return Number(celsius) < OVEN ? Math.round(exact) : Math.round(exact / 5) * 5;
}
