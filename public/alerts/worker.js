// Shows what the server pushes. It controls no page and keeps nothing.

addEventListener('push', (event) => {
  const { title, body, address, language, tag, stop, token } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icon-192.png',
      data: { address, token },
      actions: [{ action: 'stop', title: stop }],
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address, token } = event.notification.data;
  event.waitUntil(event.action === 'stop' ? end(token) : clients.openWindow(address));
});

function end(token) {
  return fetch('/api/Alert/end', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}
