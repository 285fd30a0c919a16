/** Where the browser cannot receive alerts, what offers them is WhatsApp from the first paint. */
export function markUntold(): void {
  const canTell = 'PushManager' in window && 'Notification' in window;
  document.documentElement.classList.toggle('untold', !canTell);
}
