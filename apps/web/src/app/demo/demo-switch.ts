/** Whether the server offers the demo apps: without them (`DEMO_APPS=off`) its page says so. */
export function demoAppsOffered(): boolean {
  return document.querySelector('meta[name="demo-apps"]')?.getAttribute('content') !== 'off'
}
