/** Longitude of the map's middle: its edges cut the Bering Strait and no country. */
const MIDDLE = 11;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The Natural Earth projection, by its author's polynomials (https://www.shadedrelief.com/NE_proj/), north up. */
export function project([longitude, latitude]: Point): Point {
  const phi = radians(latitude);
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const across = 0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4));
  const up = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return [radians(((longitude - MIDDLE + 540) % 360) - 180) * across, -up];
}

/** Longitude and latitude, or a place on the map. */
export type Point = [x: number, y: number];

export type Ring = readonly Point[];

/** Whether a point lies inside an odd number of rings: inside the borders, outside the lakes. */
export function isInside([x, y]: Point, rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings)
    for (let end = 0, start = ring.length - 1; end < ring.length; start = end++) {
      const [ax, ay] = ring[start] as Point;
      const [bx, by] = ring[end] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

/** Twice the area of a ring, the box around it, and the middle of the box. */
export function extentOf(ring: Ring) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let area = 0;
  for (let end = 0, start = ring.length - 1; end < ring.length; start = end++) {
    const [ax, ay] = ring[start] as Point;
    const [bx, by] = ring[end] as Point;
    area += ax * by - bx * ay;
    box.left = Math.min(box.left, bx);
    box.right = Math.max(box.right, bx);
    box.top = Math.min(box.top, by);
    box.bottom = Math.max(box.bottom, by);
  }
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { area: Math.abs(area), box, middle };
}
