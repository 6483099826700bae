// Goes to the table when a notification is clicked. It keeps nothing and answers no request.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? "/"));
});

async function goTo(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
