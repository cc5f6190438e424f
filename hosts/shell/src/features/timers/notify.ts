import type { Timer } from '@tdt/domain/timers';

/**
 * Shows a notification of the system, if the visitor allowed it and looks at something else. Phones show those of a
 * service worker only.
 */
export async function notify({ id, name, recipe, path }: Timer, text: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const title = `${text} : ${name}`;
  const options = { body: recipe, tag: id, lang: 'fr', data: { path } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, options);
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // The bar says it as well.
  }
}
