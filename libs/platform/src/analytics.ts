/** One entry of the page's data layer: the event's name and its own fields. */
export interface AnalyticsEvent {
  event: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Pushes an event to the page's data layer, where an analytics script may pick it up. Browser only. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
