/** A sample notification; `variant` names its kind. */
export type DemoNotification = {
  id: string
  message: string
  options: { variant: 'default' | 'success' | 'info' | 'warning' | 'error' }
}

export type NotificationPanelCalls = {
  'GET /api/notification-panel/data': { answer: DemoNotification[] }
}
